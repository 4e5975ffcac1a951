"""The desk beside the tables: what people may say to each other and to support, and who hears it."""
