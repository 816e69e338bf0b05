import './simulation.css';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#components/Button.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { Icon } from '#components/Icon.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import type { startSimulatedPlatform } from '#mocks/browser.ts';

type Simulation = Awaited<ReturnType<typeof startSimulatedPlatform>>;
type Switches = ReturnType<Simulation['faults']['get']>;

/**
 * The faults that developers can switch on to see how the console handles them. The labels are only in
 * English.
 */
const SWITCHES = [
  { name: 'slow', label: 'Slow answers' },
  { name: 'unstable', label: 'Some calls fail' },
  { name: 'offline', label: 'No network' },
  { name: 'expired', label: 'Session expired' },
] as const satisfies readonly { name: keyof Switches; label: string }[];

function SimulationPanel({ simulation }: { simulation: Simulation }) {
  const { faults, reset } = simulation;
  const switches = useSyncExternalStore(faults.subscribe, faults.get);
  const [isReset, setIsReset] = useState(false);
  const handleReset = async () => {
    await reset();
    setIsReset(true);
    window.location.reload();
  };
  const isFaulty = SWITCHES.some(({ name }) => switches[name]);
  return (
    <Menu
      label="Simulated platform"
      className={isFaulty ? 'simulation-faulty' : ''}
      button={
        <>
          <Icon name="flask" /> Simulated platform
        </>
      }
    >
      {() => (
        <>
          <p className="small">You work on made-up orders in this browser. Nothing leaves it.</p>
          {SWITCHES.map(({ name, label }) => (
            <CheckField
              key={name}
              label={label}
              checked={switches[name]}
              onChange={(isOn) => faults.set({ [name]: isOn })}
            />
          ))}
          <Button size="sm" className="mt-2" onClick={() => void handleReset()}>
            Reset all changes
          </Button>
          {isReset && <p role="status">All changes are reset.</p>}
        </>
      )}
    </Menu>
  );
}

/**
 * Renders the panel of the simulated platform above the console, without covering it. It has a separate root,
 * so that it works even if the console fails.
 */
export function showSimulationPanel(simulation: Simulation): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Simulated platform');
  host.className = 'simulation-strip';
  document.body.classList.add('simulated');
  document.body.prepend(host);
  createRoot(host).render(<SimulationPanel simulation={simulation} />);
}
