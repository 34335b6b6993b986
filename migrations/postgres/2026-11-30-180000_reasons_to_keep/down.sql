-- The reasons are gone for good.
SELECT 1;
