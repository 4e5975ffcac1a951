"""The games, one small file each, and the catalogue of table variants."""
