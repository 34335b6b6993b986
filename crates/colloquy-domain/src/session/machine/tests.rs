mod ends;
mod interruptions;
mod pauses;
mod turns;
mod world;
