UPDATE usage SET active_ms = whole.active_ms
    FROM (SELECT organization_id, year, month, min(part) AS part, sum(active_ms) AS active_ms
          FROM usage GROUP BY organization_id, year, month) AS whole
    WHERE (usage.organization_id, usage.year, usage.month, usage.part)
        = (whole.organization_id, whole.year, whole.month, whole.part);
DELETE FROM usage USING usage AS first
    WHERE (usage.organization_id, usage.year, usage.month) = (first.organization_id, first.year, first.month)
        AND usage.part > first.part;
ALTER TABLE usage DROP CONSTRAINT usage_pkey;
ALTER TABLE usage DROP COLUMN part;
ALTER TABLE usage ADD PRIMARY KEY (organization_id, year, month);
