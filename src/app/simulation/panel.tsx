import { createRoot } from 'react-dom/client';
import { type Simulation, SimulationPanel } from './SimulationPanel.tsx';

/**
 * Renders the strip of the simulated platform above the console, in a separate root: it must work even if the console
 * does not, and covers none of it.
 */
export function showSimulationPanel(simulation: Simulation): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Simulated platform');
  host.className = 'simulation-strip';
  document.body.classList.add('simulated');
  document.body.prepend(host);
  createRoot(host).render(<SimulationPanel simulation={simulation} />);
}
