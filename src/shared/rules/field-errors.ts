// Errors of a single field: a stable type and its values. The server formats the English message
// from both; the web app has the translations (src/shared/api/field-messages.ts).
import { type MessageValues, fillTemplate, type MessageArguments } from '#domain/message-template';

export const fieldErrorMessages = {
  required: 'is required',
  unknown: 'is not recognised',
  empty: 'must not be empty',
  not_valid: 'is not valid',
  one_of: 'must be one of {values}',
  wrong_type: 'must be {type}',
  format: 'must match format "{format}"',
  pattern: 'must match pattern "{pattern}"',
  min_length: 'must have at least {limit} characters',
  max_length: 'must have at most {limit} characters',
  min_items: 'must have at least {limit} entries',
  max_items: 'must have at most {limit} entries',
  repeated_items: 'must not have an entry twice',
  minimum: 'must be >= {limit}',
  maximum: 'must be <= {limit}',
  above: 'must be > {limit}',
  below: 'must be < {limit}',
  multiple_of: 'must be multiple of {step}',
  unstorable: 'must be well-formed Unicode without NUL',
  no_body: 'Send a JSON body.',
  not_json: 'The body is not valid JSON.',
  cut_off: 'The upload ended before its last part was complete. Send it again.',
  other_length: 'The body’s length does not match its header.',
  not_an_address: 'The address is not well-formed.',
  not_understood: 'The request is not valid: {problem}',
  unknown_parameter: 'This parameter does not exist here.',
  unknown_field: '"{name}" is not a field of these rows.',
  unknown_field_near: '"{name}" is not a field of these rows. Did you mean "{nearest}"?',
  repeated_parameter: 'Use this parameter once; separate values with commas.',
  not_a_cursor: 'This cursor does not belong to this list in this order.',
  not_a_day: '{day} is not a day',
  no_credentials: 'Enter a username and password, or a Google access token.',
  not_right: 'is not correct',
  always_sent: 'is always sent',
  taken: 'is already taken',
  address_in_name: 'must not contain a web or email address',
  too_easy: 'is too easy to guess',
  own_name: 'must not be built from your name, email or organisation',
  not_repeated: 'must be the same as the password',
  not_a_web_address: 'must start with https:// or http://',
  not_json_when_filled: 'is not valid JSON once its fields are filled in; put fields inside quotes',
  reserved_header: '{name} is set by the server',
  header_character: 'contains a character that headers cannot contain',
  needed_for_new_address: 'must be entered again, because the address has changed',
  price_needed: 'is required for a spending limit',
  required_for_basic: 'is required for basic authentication',
  one_file: 'Send one file, in the field "file".',
  no_file: 'Send the report in the field "file".',
  not_a_target: 'must name an image, a host, an account or a path below the repository',
  not_base64: 'This is not base64.',
  not_a_picture: 'Send a PNG, JPEG or WebP image.',
  not_a_filter_value: '"{value}" is not a valid value for {key}.',
  not_the_name: 'is not the name of the organisation',
  not_100_points: 'The points add up to {sum}, not to 100.',
  twice: '{name} appears more than once.',
  no_finding: 'No findings match.',
  findings_or_selection: 'Name either findings or a selection.',
  run_id_taken: 'Another run has this id.',
  no_change: 'Choose what to change.',
  no_filter: 'Choose at least one filter.',
  one_decision: 'Choose one: false positive or accepted risk.',
  of_one_import: 'applies to one import; a rule acts on every later one',
  of_the_reader: 'depends on the user; name a person instead',
  not_every_rule: 'must list each rule of the organisation once',
  not_a_member: 'No member of the organisation has this ID.',
  not_all_members: 'Someone in this list is not a member of the organisation.',
  owns_nothing: 'must name a repository, a tag or a path',
  not_a_repository: 'No repository of the organisation has this ID.',
  own_approval: 'You cannot approve your own request. Choose someone else.',
  may_not_accept: 'This person cannot accept risks.',
  day_is_over: 'This day is in the past.',
  own_duplicate: 'A finding cannot be its own duplicate.',
  not_a_blank: '{name} is not a placeholder of this template',
  host_without_labels: 'Pull requests at Bitbucket Cloud have no labels.',
  no_pull_request_by_webhook: 'A webhook can open issues, not pull requests.',
  pull_requests_or_issues: 'Choose one: pull requests or issues.',
  no_remediation: 'This fix does not exist or is not ready.',
  version_leaves_open: 'This version does not close the finding. Choose one that does.',
  tier_is_paid: 'changes with the subscription: see the plans',
  included_and_excluded: '{name} cannot be included and excluded',
  not_with: 'cannot be combined with {name}',
  not_in_the_future: 'must be in the future',
  too_far: 'must be within {years} years',
  no_scope: 'must name at least one scope',
  not_sold: 'is not the price of an offered plan',
  already_subscribed: 'is your organisation’s current plan',
  not_a_token: 'is not a valid token of this organisation',
} as const;

export type FieldErrorType = keyof typeof fieldErrorMessages;

export type FieldErrorArguments<Type extends FieldErrorType> = MessageArguments<
  typeof fieldErrorMessages,
  Type
>;

export interface FieldError {
  msg: string;
  type: FieldErrorType;
  facts: MessageValues;
}

export const fieldError = <Type extends FieldErrorType>(
  ...given: FieldErrorArguments<Type>
): FieldError => {
  const [type, facts = {}]: [FieldErrorType, FieldError['facts']?] = given;
  return { msg: fillTemplate(fieldErrorMessages[type], facts), type, facts };
};

export type FieldErrorEntry = FieldError & { loc: (string | number)[] };

const partsOfRequest = ['path', 'query', 'header', 'body'] as const;
type RequestPart = (typeof partsOfRequest)[number];

/** One error, located by a JSON pointer within a part of the request. */
export type ProblemError = { detail: string; in: RequestPart | ''; pointer: string };

export const problemErrorOf = ({
  msg,
  loc: [part = '', ...at],
}: Pick<FieldErrorEntry, 'msg' | 'loc'>): ProblemError => {
  const place = partsOfRequest.find((one) => one === part);
  const steps = place ? at : [part, ...at];
  const escaped = steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
  return {
    detail: msg,
    in: place ?? '',
    pointer: escaped
      .filter((step) => step !== '')
      .map((step) => `/${step}`)
      .join(''),
  };
};
