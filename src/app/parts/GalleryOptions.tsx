import type { MouseEvent } from 'react';
import { LANGUAGES } from '#domain/people/languages.ts';
import { PARTS } from './allParts.ts';
import { PART_STATES } from './part.ts';
import { type PartsView, partsViewPath } from './view.ts';

interface ChoicesProps {
  view: PartsView;
  onChange: (view: PartsView) => void;
}

interface ChoiceProps extends ChoicesProps {
  label: string;
  options: readonly { name: string; change: Partial<PartsView> }[];
}

/**
 * Renders links, so that the user can open each view in a new tab. A plain click changes the view without
 * reloading the page.
 */
function Choice({ label, view, options, onChange }: ChoiceProps) {
  const current = partsViewPath(view);
  const handleClick = (next: PartsView) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <nav aria-label={label} className="parts-choice">
      {options.map(({ name, change }) => {
        const next = { ...view, ...change };
        const address = partsViewPath(next);
        return (
          <a
            key={name}
            href={address}
            aria-current={address === current ? 'page' : undefined}
            onClick={handleClick(next)}
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
}

const THEMES = ['light', 'dark'] as const;

/** The states of the part, and "all states" unless the part covers the page. */
function stateOptions(id: string): ChoiceProps['options'] {
  const part = PARTS.find((one) => one.id === id);
  const states = PART_STATES.filter((state) => part?.examples[state]);
  return [
    ...(part?.isOverlay ? [] : [{ name: 'all states', change: { state: null } }]),
    ...states.map((state) => ({ name: state, change: { state } })),
  ];
}

export function GalleryOptions(props: ChoicesProps) {
  return (
    <header className="parts-choices">
      <Choice
        {...props}
        label="Parts"
        options={PARTS.map(({ id }) => ({ name: id, change: { part: id, state: null } }))}
      />
      <Choice {...props} label="States" options={stateOptions(props.view.part)} />
      <Choice
        {...props}
        label="Themes"
        options={THEMES.map((theme) => ({ name: theme, change: { theme } }))}
      />
      <Choice
        {...props}
        label="Languages"
        options={LANGUAGES.map((language) => ({ name: language, change: { language } }))}
      />
    </header>
  );
}
