import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import type { Dialog } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { updateDialogs } from '#test/updateStatus.ts';

const platform = simulatedPlatform();
const { requests, openDialog } = updateDialogs(platform);

/** The validation message of a field; empty if there is none. */
function complaintAt(dialog: Dialog, label: string): string {
  const field = dialog.getByLabelText(label);
  const isInvalid = field.getAttribute('aria-invalid') === 'true';
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return isInvalid ? ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') : '';
}

describe('S5.38 to S5.42: an update that cannot be sent yet', () => {
  it('S5.38: needs a type and an item', async () => {
    const order = anOrder().with(cards('accepted'), cards('accepted', 'Flyers'));
    const { submit, choose, user } = await openDialog(order);
    expect(submit()).toHaveAccessibleDescription('Choose an update.');
    await choose('Production started');
    expect(submit()).toHaveAccessibleDescription('Select at least one item.');
    await user.click(submit());
    expect(requests.take()).toEqual([]);
  });

  it('S5.39 to S5.42, R158: each invalid field shows its error, and the first one gets the focus', async () => {
    const { dialog, submit, choose, tick, type, user } = await openDialog(anOrder().with(cards('producing')));
    await choose('Shipped');
    await tick(/Cards/);
    await type('Quantity Cards', '');
    await user.click(submit());
    expect(dialog.getByLabelText('Carrier service')).toHaveFocus();
    const number = 'Enter a whole number, 1 or more. of 1';
    const identifier = 'Use only letters, digits, underscores and hyphens.';
    const url = 'Enter a URL that starts with http:// or https://.';
    const required = 'Enter a value.';
    const TABLE: [string, string, string][] = [
      ['Quantity Cards', '', number],
      ['Quantity Cards', '-1', number],
      ['Quantity Cards', '1.5', number],
      ['Quantity Cards', 'two', number],
      ['Quantity Cards', '0', number],
      ['Quantity Cards', '2', 'Enter at most 1. of 1'],
      ['Quantity Cards', '1', ''],
      ['Carrier service', '', required],
      ['Carrier service', '   ', required],
      ['Carrier service', 'recs:ups-ground', ''],
      ['External shipment ID', 'SH 1', identifier],
      ['External shipment ID', 'SH_1-a', ''],
      ['Tracking ID', '1Z/9', identifier],
      ['Tracking ID', '1Z9', ''],
      ['Tracking URL', 'javascript:alert(1)', url],
      ['Tracking URL', 'track.example', url],
      ['Tracking URL', 'https://track.example', ''],
      ['Delivery details URL', 'ftp://a.example', url],
    ];
    for (const [label, text, complaint] of TABLE) {
      await type(label, text);
      expect([label, text, complaintAt(dialog, label)]).toEqual([label, text, complaint]);
    }
    await user.click(submit());
    expect(dialog.getByLabelText('Delivery details URL')).toHaveFocus();
    expect(requests.take()).toEqual([]);
  });
});

describe('S5.39: an unknown quantity', () => {
  it('is not filled in as 0: the user has to enter it', async () => {
    const unknown = (name: string) => cards('accepted', name).quantity(0);
    const { dialog, submit, choose, user } = await openDialog(
      anOrder().with(unknown('Cards'), unknown('Flyers'), cards('accepted', 'Posters')),
    );
    await choose('Production started');
    await user.click(dialog.getByRole('checkbox', { name: /Cards/ }));
    expect(dialog.getByLabelText('Quantity Cards')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Select all 3' }));
    expect(dialog.getByLabelText('Quantity Flyers')).toHaveValue('');
    expect(dialog.getByLabelText('Quantity Posters')).toHaveValue('1');
    await user.click(submit());
    expect(complaintAt(dialog, 'Quantity Cards')).toBe('Enter a whole number, 0 or more.');
    expect(requests.take()).toEqual([]);
  });
});
