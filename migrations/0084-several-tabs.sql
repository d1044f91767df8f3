-- A game may be open in several tabs for money: each goes on. For fun it goes on in the last, with the money it has there.
drop index game_session_player_id_game_mode_idx;
create unique index game_session_for_fun on game_session (player_id, game) where mode = 'demo';
create index on game_session (player_id, game) where mode = 'real';
