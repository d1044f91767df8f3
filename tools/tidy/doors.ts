// Every package and every way out of the process has one door: what it does is done there, and nowhere else. A package
// without a door here is not used by the product.
import { type Link, packageOf } from './links.ts';
import { isTest, placeOf } from './sources.ts';

const doors: Readonly<Record<string, RegExp>> = {
  '@noble/hashes': /^games\/(rng|definitions)\//,
  zod: /^(contract|server|sandbox|site|desk)\//,
  'pixi.js': /^site\/play\/slot\//,
  react: /^(site|desk|ui|games)\//,
  'react-dom': /^(site|desk|ui)\//,
  '@tanstack/react-router': /^(site|ui)\//,
  '@tanstack/react-query': /^(site|desk)\//,
  '@tanstack/react-table': /^desk\/table\//,
  '@base-ui/react': /^(ui\/|site\/(dialogs|form)\/|desk\/(parts|table)\/)/,
  '@lingui/core': /^(site\/i18n|desk\/i18n|server\/content)\//,
  '@lingui/message-utils': /^server\/content\//,
  '@tiptap/react': /^desk\/content\/rich-text\.tsx$/,
  '@tiptap/starter-kit': /^desk\/content\/rich-text\.tsx$/,
  'sanitize-html': /^server\/content\/rich-text\.ts$/,
  fastify: /^(server\/http|sandbox)\//,
  '@fastify/static': /^server\/http\/pages\//,
  ws: /^(server\/http\/live\/|server\/feed\/socket-feed\.ts$|sandbox\/leagues\/leagues\.ts$)/,
  vite: /^server\/http\/pages\/dev-site\.ts$/,
  isbot: /^server\/http\/pages\/search-bot\.ts$/,
  pg: /^server\/database\//,
  'pg-boss': /^server\/jobs\//,
  pino: /^server\/plumbing\/log\.ts$/,
  'prom-client': /^server\/plumbing\/metrics\.ts$/,
  '@node-rs/argon2': /^server\/auth\/hash-worker\.ts$/,
  otpauth: /^server\/desk\/access\/totp\.ts$/,
  uqr: /^server\/desk\/access\/totp\.ts$/,
  '@simplewebauthn/server': /^server\/desk\/access\/passkeys\.ts$/,
  '@simplewebauthn/browser': /^desk\/access\/passkey\.ts$/,
  nodemailer: /^server\/post\/smtp\.ts$/,
  'openid-client': /^server\/social\/clients\.ts$/,
  'oidc-provider': /^sandbox\/pages\//,
  stripe: /^server\/cashier\/gateways\/stripe\.ts$/,
  undici: /^server\/(cashier\/gateways\/exchange|http\/images\/outside-images)\.ts$/,
  pdfkit: /^server\/cashier\/receipt\//,
  'fast-xml-parser': /^server\/cashier\/statements\//,
  ipx: /^server\/http\/images\//,
  sharp: /^server\/(http\/images\/|seo\/|content-store\/media\.ts$)/,
  '@resvg/resvg-js': /^server\/seo\//,
  serwist: /^site\/worker\//,
  'web-push': /^server\/push\//,
  'node:dns': /^server\/http\/images\//,
  'node:http': /^(server\/http|sandbox)\//,
  'node:net': /^(server\/(http|database|limits|feed\/betfair)|sandbox)\//,
  'node:tls': /^server\/feed\/betfair\/stream\.ts$/,
  'node:child_process': /^(server\/(database|backup)\/|sandbox\/start-process\.ts$)/,
  'node:worker_threads': /^server\/(plumbing|auth|book|cashier\/receipt|http\/pages)\//,
};

/** Ways out that the product does not take. */
const shut = /^node:(https|http2|dgram|cluster|vm)$/;
const product = new Set([
  'contract',
  'rules',
  'games',
  'sports',
  'server',
  'sandbox',
  'site',
  'desk',
  'ui',
  'seeds',
]);

export function doorFault(path: string, { to, isType }: Link): string | undefined {
  if (isType || isTest(path) || !product.has(placeOf(path))) return undefined;
  const name = packageOf(to);
  if (shut.test(name)) return 'nothing of the product goes out that way';
  const door = doors[name];
  if (door === undefined)
    return name.startsWith('node:') ? undefined : 'it has no door in tools/tidy/doors.ts';
  return door.test(path) ? undefined : `its door is ${door.source}`;
}
