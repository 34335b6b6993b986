mod active_time;
mod ends;
mod handover;
mod interruptions;
mod pauses;
mod properties;
mod turns;
mod world;
