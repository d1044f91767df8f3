// Requests to other machines leave through a named door: a screen or a handler never makes its own.
import { at, type CodeSource, isTest } from './sources.ts';
import { bareCode } from './words.ts';

const doors =
  /^desk\/asking\/(ask|live|send-picture)\.ts$|^site\/(asking\/(ask|connection)|play\/ask-game|waiting\/use-opening)\.ts$|^site\/i18n\/fetch-messages\.ts$|^site\/offline\/latest-build\.ts$|^site\/worker\/sw\.ts$|^server\/push\/send-push\.ts$|^site\/live\/|^server\/traces\/collector\.ts$|^server\/post\/sms-gateway\.ts$|^server\/cashier\/gateways\/ask-gateway\.ts$|^server\/(verification\/sumsub|studios\/hub88)-client\.ts$|^server\/feed\/(socket-feed|odds-api\/ask-odds|betfair\/catalogue)\.ts$|^sandbox\/(bank\/notices|pages\/pass-on|studio\/wallet-client|studio-kit\/sandbox-player)\.ts$|^(bench|tools)\//;
const request = /(?<![.\w])(fetch|XMLHttpRequest|EventSource|WebSocket)\s*\(|\bsendBeacon\(/g;

export function fetchFaults(source: CodeSource): string[] {
  if (doors.test(source.path) || isTest(source.path)) return [];
  return [...bareCode(source).matchAll(request)].map(
    ({ index }) => `${at(source, index)} asks another machine: only a named door does`,
  );
}
