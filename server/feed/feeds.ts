// Who tells this house of events, by its settings.
import type { Config } from '../config/config.ts';
import type { Clock } from '../plumbing/clock.ts';
import type { FeedAdapter } from './feed-adapter.ts';
import { oddsApiFeed } from './odds-api/odds-api-feed.ts';
import { socketFeed } from './socket-feed.ts';

export const feedsOf = ({ feed, oddsApi }: Pick<Config, 'feed' | 'oddsApi'>, clock: Clock): FeedAdapter[] => [
  ...(feed === null ? [] : [socketFeed(feed)]),
  ...(oddsApi === null ? [] : [oddsApiFeed(oddsApi, clock)]),
];
