"""The draft shown to others: secret addresses that the owner makes and ends, and the readers' remarks."""
