-- A leg is written again when it is settled, and no index is on what changes then. With room on its page the new version
-- stays there and the three indexes are left alone.
alter table bet_leg set (fillfactor = 60);
