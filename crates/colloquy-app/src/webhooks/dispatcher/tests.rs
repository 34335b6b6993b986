mod delivering;
mod endpoints;
mod fixture;
mod prefetching;
