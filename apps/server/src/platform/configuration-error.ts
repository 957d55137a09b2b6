/** The environment lacks something or holds something unusable; the message is one sentence for the operator. */
export class ConfigurationError extends Error {}
