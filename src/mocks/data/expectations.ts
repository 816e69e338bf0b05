/** An expectation that an item's fulfiller must meet (S3.42), with the remediation steps for an unmet one. */
export interface ExpectationData {
  code: string;
  name: string;
  failedReason: string;
  /** If empty, the platform has no remediation steps and responds with 404. */
  steps: readonly { title: string; description: string; documentation?: string }[];
}

export const EXPECTATIONS: readonly ExpectationData[] = [
  {
    code: 'supportOrderCancellations',
    name: 'Order cancellations',
    failedReason: 'The fulfiller does not accept cancellation requests.',
    steps: [
      {
        title: 'Call the fulfiller',
        description: 'Ask the fulfiller by phone whether production can still be stopped.',
      },
      {
        title: 'Reject instead',
        description: 'If the fulfiller agrees, reject the item on its behalf and reorder.',
        documentation: 'https://docs.simulated.example/fulfillers/cancellations',
      },
    ],
  },
  {
    code: 'supportDeliveryAddressChanges',
    name: 'Delivery address changes',
    failedReason: 'The fulfiller does not accept address changes.',
    steps: [
      {
        title: 'Contact the carrier',
        description: 'Once the parcel is on its way, the carrier can often redirect it.',
        documentation: 'https://docs.simulated.example/delivery/redirects',
      },
    ],
  },
  {
    code: 'requiresContactInformation',
    name: 'Contact information',
    failedReason: 'Neither a phone number nor an email address is known for the recipient.',
    steps: [
      { title: 'Add a phone number', description: 'Change the delivery address and add a phone number.' },
    ],
  },
  {
    code: 'supportSplitShippingSamples',
    name: 'Sample shipments',
    failedReason: 'Samples cannot be sent separately.',
    steps: [],
  },
];
