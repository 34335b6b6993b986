-- Does the same as `RateLimitPolicy::count` of colloquy-domain, for all nodes together.
-- ARGV: now, window, limit, first wait (0: requests are counted), longest wait, 1 to peek without counting.
-- Times are the caller's, in milliseconds, so that nodes and tests decide what the time is.
local now, window, limit = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local first_wait, longest_wait = tonumber(ARGV[4]), tonumber(ARGV[5])
local stored = redis.call('HMGET', KEYS[1], 'requests', 'ends_at', 'wait')
local requests, ends_at, wait = 0, now + window, 0
if stored[1] and stored[2] and stored[3] then
  local left = tonumber(stored[2]) - now
  if left >= 1 and left <= tonumber(stored[3]) + 2 * window then
    requests, ends_at, wait = tonumber(stored[1]), tonumber(stored[2]), tonumber(stored[3])
  end
end
local is_waiting = wait > 0 and now < ends_at - window
local allowed = not is_waiting
if not is_waiting then
  requests = requests + 1
  if first_wait == 0 then
    allowed = requests <= limit
  elseif requests >= limit then
    wait = (wait == 0) and first_wait or math.min(2 * wait, longest_wait)
    ends_at = now + wait + window
  end
  if ARGV[6] ~= '1' then
    redis.call('HSET', KEYS[1], 'requests', requests, 'ends_at', ends_at, 'wait', wait)
    -- Kept for one window longer than necessary, because the clocks of nodes differ.
    redis.call('PEXPIRE', KEYS[1], ends_at - now + window)
  end
end
return { requests, ends_at, wait, allowed and 1 or 0 }
