/**
 * Handlers throw this error to send an error response. The response has the error format of their service, or
 * the gateway's format for a 401.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly validationErrors: readonly { path: string; message: string }[];

  constructor(
    status: number,
    message: string,
    validationErrors: readonly { path: string; message: string }[] = [],
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.validationErrors = validationErrors;
  }
}

export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} was not found.`);
}

export function forbidden(): HttpError {
  return new HttpError(403, 'You do not have permission to do this.');
}

/** The platform's error formats (docs/platform/README.md). Every service uses one of them. */
export type ErrorFormat = 'problem' | 'code' | 'details' | 'message' | 'text';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Content',
};

/** Returns the body of an error response: an object for JSON, a string for plain text. */
export function errorBody(error: HttpError, style: ErrorFormat, instance: string, errorId: string): unknown {
  const { status, message, validationErrors } = error;
  const title = TITLES[status] ?? 'Error';
  switch (style) {
    case 'text':
      return message;
    case 'code':
      return { errorCode: `E${status}`, description: message, errorId, error: title };
    case 'details':
      return { title, details: message, errorId };
    case 'message':
      return { message, ...(validationErrors.length > 0 && { validationErrors }) };
    default:
      return {
        type: 'about:blank',
        title,
        status,
        detail: message,
        instance,
        ...(validationErrors.length > 0 && { causes: validationErrors }),
      };
  }
}
