-- What visitors write to support. It is kept here and leaves by e-mail: one may be lost on its way, the other not.
create table feedback (
  id         bigint generated always as identity primary key,
  reference  text        not null unique,
  player_id  bigint      references player (id),     -- null: nobody was signed in
  email      text        not null,
  subject    text        not null,
  message    text        not null,
  locale     text        not null,
  written_at timestamptz not null
);

create index feedback_by_player on feedback (player_id, id desc);

-- Whom an answer to the letter should reach, where that is not its sender.
alter table message_outbox add column reply_to text not null default '';
