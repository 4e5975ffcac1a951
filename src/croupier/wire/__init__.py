"""What goes over the network: message types of its own, apart from the domain, with a version number."""
