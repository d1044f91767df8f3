import { useRouter } from '@tanstack/react-router';
import type { PageScripts } from '../routing/route-manifest.ts';
import { keepEarlyTouches, readReact } from './early-touch.ts';
import type { Visit } from './visit.ts';

declare global {
  /** Kept once somebody does something, where a live chat waits for it. */
  var awake: Promise<unknown> | undefined;
}

/**
 * Fetches all scripts once the page has been painted: it can be read without them, and on a slow line they would stand
 * before the picture that visitors wait for. In development the scripts are the router's own affair.
 */
export function StartScript() {
  const { options, state } = useRouter();
  if (import.meta.env.DEV) return null;
  const files = state.matches.flatMap(({ staticData }) => staticData.file ?? []);
  const { scriptsOf, visit } = options.context;
  return (
    <script
      type="module"
      nonce={options.ssr?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR && scriptsOf ? startOf(scriptsOf(files), visit) : '',
      }}
    />
  );
}

/** A page in a hidden tab is not painted, and a browser may keep its paints to itself: nobody waits for long. */
const WAIT_MAX_MS = 1000;

/** By which a live chat is started (spec §4 "Live chat"), or by a moment of rest, or after a while. */
const signsOfLife = ['scroll', 'click', 'mousemove', 'keydown', 'touchstart', 'focus'];

const waking = () => `self.awake=new Promise(wake=>{for(const sign of ${JSON.stringify(signsOfLife)})\
addEventListener(sign,wake,{once:true,capture:true,passive:true});\
self.requestIdleCallback?.(wake);setTimeout(wake,${WAIT_MAX_MS})});`;

const startOf = ({ all, pages }: PageScripts, { hasChat }: Visit) => `${hasChat ? waking() : ''}\
(${keepEarlyTouches})((${readReact})());\
addEventListener("beforeinstallprompt",e=>{e.preventDefault();self.installOffer=e;dispatchEvent(new Event("installoffer"))});\
let urls=${JSON.stringify(all)};const pages=${JSON.stringify(pages)},start=()=>{if(!urls[0])return;\
for(const href of urls)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));\
self.begunPages=Object.fromEntries(Object.entries(pages).map(([file,url])=>[file,import(url)]));\
import(urls[0]);urls=[]};\
if(document.hidden)start();else{new PerformanceObserver(start).observe({type:"paint",buffered:true});\
setTimeout(start,${WAIT_MAX_MS})}`;
