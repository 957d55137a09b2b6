-- Misses of people who guess, counted in windows. The key is a hash of what is guessed at and by whom.
create table misses (
  key_hash bytea not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key_hash, window_start)
);
create index misses_by_window on misses (window_start);
