"""How an instance goes, in numbers: what the operator's page shows of today and of the last ninety days."""
