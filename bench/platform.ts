import { setPriority } from 'node:os';
import { startSimulatedServer } from '../src/mocks/simulatedServer.ts';

/** The simulated platform in a separate process, small enough that its responses cost next to nothing. */
// A real platform is another machine: this one runs only when the browser leaves it a core.
setPriority(19);
const port = Number(process.argv[2] ?? 4601);
const consoles = [4600, 4610].map((consolePort) => `http://localhost:${consolePort}`);
await startSimulatedServer({ port, orders: 600, consoleOrigin: consoles.join(' ') });
console.log('ready');
