"""The draft shown to others (D55): secret addresses that the owner makes and ends, and the readers' remarks."""
