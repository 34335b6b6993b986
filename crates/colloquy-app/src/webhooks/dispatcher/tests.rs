mod delivering;
mod endpoints;
mod fixture;
