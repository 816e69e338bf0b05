/** The detail texts that the platform can give for each status. */
export const STATUS_DETAILS: Readonly<Record<string, readonly string[]>> = {
  documentReview: ['Automatic review running', 'Waiting for a reviewer', ''],
  documentReviewFeedback: [
    'Low resolution on page 1 (96 dpi). Waiting for a new file from the customer.',
    'Text is closer than 3 mm to the cut. Customer asked to confirm or correct.',
    'QR code does not scan. Customer asked for a new file.',
  ],
  documentReviewRejected: [
    'Artwork holds a trademark that the customer may not use.',
    'Document is empty: page 2 has no content.',
    'Prepress failed: font "Helvetica Neue" is not embedded.',
    'Surface specification not found for Front.',
  ],
  routing: ['Evaluating fulfillers', ''],
  suspended: [
    'Routing failed: no fulfiller can deliver before the promised arrival date.',
    'Routing failed: SKU is not set up at any active fulfiller.',
    'Missing price for quantity 2500 at the selected fulfiller.',
    'Shipment planning failed: the carrier does not accept this address format.',
    'Timeout while waiting for the fulfiller cost service (30 s).',
    'Drawing Failed: the template references a missing image.',
    'Report generation failed: job ticket could not be created.',
  ],
  inventoryCheck: ['Substrate stock requested from the fulfiller'],
  inventoryCheckRejected: [
    'Not enough stock: 120 of 250 available. Next delivery in 6 days.',
    'Article discontinued by the supplier.',
  ],
  prepress: ['Preparing print data'],
  prepressFailed: [
    'Prepress failed: font "Futura PT" could not be embedded.',
    'Drawing Failed: surface Back exceeds the printable area.',
    'Prepress failed: colour profile FOGRA39 is missing in the document.',
    'Quoter file is missing for this configuration.',
  ],
  awaitingFulfillerResponse: [
    'Sent to the fulfiller',
    '503 Service Unavailable when transmitting to the fulfiller; next attempt in 15 minutes',
    '',
  ],
  production: ['In production', 'Machine time booked', ''],
  fulfillmentDelayed: [
    'Press maintenance, shipping two days later.',
    'Paper stock delayed by the mill.',
    'Higher volume than planned.',
  ],
  delayed: ['Fulfiller reported a new ship date.'],
  pendingCancellation: [
    'Cancellation requested by the merchant',
    'Cancellation requested by platform support',
  ],
  cancelled: [
    'Cancelled by the merchant before production',
    'Cancelled on request of the customer',
    'Duplicate order',
  ],
  rejected: [
    'Rejected by the fulfiller: artwork resolution too low (72 dpi).',
    'Rejected by the fulfiller: size is not produced at this site.',
    'Rejected by the fulfiller: SKU is not set up.',
    'Rejected by the fulfiller: delivery address is incomplete.',
    'Rejected by the fulfiller: no capacity before the promised date.',
    'Rejected by the fulfiller: the press is out of order.',
    'Rejected by the fulfiller: no capacity for express orders today.',
    'Rejected by the fulfiller: the site is closed this week.',
  ],
  onHold: ['Held by platform support: suspected fraud', 'Held by the merchant: payment not settled'],
  fulfilled: ['Handed over to the carrier', ''],
  onTimeToCustomer: ['Carrier expects the parcel on time', 'Customs inspection'],
  delivered: ['Delivered', 'Left with a neighbor', 'Signed for at reception'],
  cancellationRejected: ['Production has already started'],
  awaitingRobotArm: ['Robot arm 7 is being calibrated'],
};

export const CANCEL_REASONS = [
  'Customer changed their mind',
  'Wrong quantity ordered',
  'Ordered twice',
  'Wrong delivery address',
  'Artwork has to be changed',
];

/** The errors of failed attempts to deliver an event to a merchant's callback. */
export const ATTEMPT_ERRORS: readonly { code: number | null; description: string; trace: string }[] = [
  {
    code: 500,
    description: 'Internal Server Error',
    trace:
      'HttpStatusError: 500\n    at CallbackClient.post (callback-client.js:88)\n    at EventSender.attempt (event-sender.js:41)',
  },
  {
    code: 502,
    description: 'Bad Gateway',
    trace: 'HttpStatusError: 502\n    at CallbackClient.post (callback-client.js:88)',
  },
  {
    code: 401,
    description: 'Unauthorized',
    trace: 'HttpStatusError: 401\n    at CallbackClient.post (callback-client.js:88)',
  },
  {
    code: null,
    description: 'Connection timed out after 10000 ms',
    trace: 'TimeoutError: connect ETIMEDOUT 203.0.113.24:443\n    at TLSSocket.<anonymous> (net.js:412)',
  },
  {
    code: null,
    description: 'unable to verify the first certificate',
    trace: 'Error: UNABLE_TO_VERIFY_LEAF_SIGNATURE\n    at TLSSocket.onConnectSecure (tls.js:1539)',
  },
];
