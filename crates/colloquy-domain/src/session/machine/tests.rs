mod active_time;
mod ends;
mod interruptions;
mod pauses;
mod properties;
mod turns;
mod world;
