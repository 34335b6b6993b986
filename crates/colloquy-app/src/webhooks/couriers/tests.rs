mod delivering;
mod endpoints;
mod ground;
