// Who tells this house of events, by its settings.
import type { Config } from '../config/config.ts';
import type { Clock } from '../plumbing/clock.ts';
import { betfairFeed } from './betfair/betfair-feed.ts';
import type { FeedAdapter } from './feed-adapter.ts';
import { oddsApiFeed } from './odds-api/odds-api-feed.ts';
import { socketFeed } from './socket-feed.ts';

type FeedConfig = Pick<Config, 'feed' | 'oddsApi' | 'betfair'>;

export const feedsOf = ({ feed, oddsApi, betfair }: FeedConfig, clock: Clock): FeedAdapter[] => [
  ...(feed === null ? [] : [socketFeed(feed)]),
  ...(oddsApi === null ? [] : [oddsApiFeed(oddsApi, clock)]),
  ...(betfair === null ? [] : [betfairFeed(betfair, clock)]),
];
