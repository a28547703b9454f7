/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/**
 * User name or e-mail with password, or a Google access token.
 */
export interface LoginRequest {
  /**
   * User name or e-mail.
   * @minLength 1
   * @maxLength 254
   * @pattern \S
   */
  username?: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  password?: string;
  /**
   * @minLength 1
   * @maxLength 4000
   */
  google_access_token?: string;
}

/**
 * A session.
 */
export interface SessionGrant {
  two_factor_required: false;
  /** Opaque; send it as bearer. */
  access_token: string;
  token_type: 'Bearer';
  /** Seconds. */
  expires_in: number;
}

/**
 * The password was right; a code is needed before there is a session.
 */
export interface TwoFactorChallenge {
  two_factor_required: true;
  /** Whether the user has a passkey that does instead of a code. */
  passkeys: boolean;
  /** To be sent to `POST /user/check-2fa`. */
  challenge: string;
  /** Seconds. */
  expires_in: number;
}

/**
 * A session, or a challenge for the second factor.
 */
export type LoginResult = SessionGrant | TwoFactorChallenge;

/**
 * A sentence for a person.
 */
export type ProblemText = string;

/**
 * Path to it: `query`, `path`, `header` or `body`, then names and indexes.
 */
export type ProblemLocation = (string | number)[];

/**
 * What fills the sentence, by name.
 */
export interface ProblemFacts {
  [key: string]: string | number;
}

/**
 * One thing that is wrong, and where.
 */
export interface ProblemEntry {
  /** A sentence for a person. */
  msg: string;
  loc: ProblemLocation;
  /** Stable code of what is wrong. */
  type: string;
  facts: ProblemFacts;
}

/**
 * One entry for each field or parameter.
 */
export type ProblemEntries = ProblemEntry[];

/**
 * A sentence, or one entry for each field or parameter.
 */
export type ProblemDetail = ProblemText | ProblemEntries;

/**
 * The part of the request; empty for the whole of it.
 */
export type ProblemErrorIn = 'path' | 'query' | 'header' | 'body' | '';
/**
 * One thing that is wrong, and where.
 */
export interface ProblemError {
  detail: string;
  /** The part of the request; empty for the whole of it. */
  in: ProblemErrorIn;
  /** A JSON pointer within this part. */
  pointer: string;
}

/**
 * Values that the sentence names, for clients that translate it by its code. Absent if it names none.
 */
export type ProblemFactsProperty = { [key: string]: string | number };

/**
 * Why a call was refused (RFC 9457).
 */
export interface Problem {
  /** Opens the page that explains this code. */
  type: string;
  /** This refusal and no other; its UUID is the `request_id`. */
  instance: string;
  /**
   * @minimum 400
   * @maximum 599
   */
  status: number;
  /** Stable code. */
  code: string;
  title: string;
  detail: ProblemDetail;
  /** What is wrong, each with its place, where `detail` is a list. Absent otherwise. */
  errors?: ProblemError[];
  /** Values that the sentence names, for clients that translate it by its code. Absent if it names none. */
  facts?: ProblemFactsProperty;
  /** Names the request in the server's log. */
  request_id: string;
}

/**
 * Answer to a challenge.
 */
export interface CheckTwoFactorRequest {
  /**
   * @minLength 1
   * @maxLength 200
   */
  challenge: string;
  /**
   * Six digits of the app, or a recovery code.
   * @minLength 6
   * @maxLength 32
   */
  code: string;
}

/**
 * What a user may do; the table of permissions is shared by server and web app.
 */
export type Role = 'superadmin' | 'admin' | 'cyberoper' | 'developer';
/**
 * Who is signed in.
 */
export interface SessionUser {
  id: string;
  /** @maxLength 254 */
  email: string;
  username: string;
  role: Role;
  is_partner: boolean;
  two_factor_enabled: boolean;
  /** The organisation requires it and it is off. Nothing else is permitted until it is on. */
  two_factor_needed: boolean;
  /** The first administrator of an organisation without any scan; the app leads through the first steps until they end. */
  first_run: boolean;
  /**
   * @maxLength 2000
   * @nullable
   */
  avatar_url: string | null;
  client_id: string;
  organization_name: string;
  /**
   * Entries of the list; several notifications of one kind about one object within an hour are one.
   * @minimum 0
   */
  unread_notifications: number;
  /**
   * When the organisation is deleted with all of its data; null if no user requested it.
   * @nullable
   */
  organization_deletes_at?: string | null;
}

/**
 * Direction of an order.
 */
export type SortDirection = 'asc' | 'desc';
/**
 * `enriched` once a first scan has been imported.
 */
export type RepositoryStatus = 'pending' | 'enriched';
/**
 * Where a repository comes from; `manual` was added by hand.
 */
export type SourceControl = 'github' | 'gitlab' | 'bitbucket_cloud' | 'gitea' | 'manual';
/**
 * How much depends on it.
 */
export type RepositoryPriority = 'critical' | 'high' | 'medium' | 'low';
/**
 * Where it lives.
 */
export interface RepositoryData {
  /**
   * Default branch.
   * @nullable
   */
  branch: string | null;
  priority: RepositoryPriority;
  source_control: SourceControl;
  tags: string[];
  /** @nullable */
  url: string | null;
}

/**
 * Findings by severity.
 */
export interface SeverityCounts {
  /** @minimum 0 */
  critical: number;
  /** @minimum 0 */
  high: number;
  /** @minimum 0 */
  medium: number;
  /** @minimum 0 */
  low: number;
  /** @minimum 0 */
  info: number;
}

/**
 * State of a scan.
 */
export type ScanStatus = 'queued' | 'running' | 'succeeded' | 'failed';
/**
 * What is known about a repository.
 */
export interface RepositoryAttributes {
  active: boolean;
  data: RepositoryData;
  /** @nullable */
  description: string | null;
  nickname: string;
  /** Reports arrive from a pipeline. */
  pipeline: boolean;
  /** @nullable */
  repo_type: string | null;
  status: RepositoryStatus;
  /** @nullable */
  workflow_pr_url: string | null;
  /** @nullable */
  uri: string | null;
  deals_with_confidential_data: boolean;
  /** @nullable */
  primary_purpose: string | null;
  open_findings: SeverityCounts;
  /** @nullable */
  last_scan_at: string | null;
  last_scan_status: ScanStatus | null;
  /** The last scan did not look at everything, or its report could not be read as a whole. */
  last_scan_incomplete: boolean;
  /**
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  highest_priority: number | null;
  /**
   * The container image that is built from it, with its tag; null where none is set.
   * @nullable
   */
  image: string | null;
  created_at: string;
}

/**
 * A repository.
 */
export interface Repository {
  id: string;
  attributes: RepositoryAttributes;
}

/**
 * Position of a page in its list.
 */
export interface ListMeta {
  /**
   * Rows that match; a lower bound when `total_is_exact` is false.
   * @minimum 0
   */
  total: number;
  total_is_exact: boolean;
  /** @minimum 0 */
  page: number;
  /** @minimum 1 */
  page_size: number;
  /**
   * Present while rows follow.
   * @nullable
   */
  next_cursor: string | null;
}

/**
 * A page of repositories.
 */
export interface RepositoryList {
  data: Repository[];
  meta: ListMeta;
}

/**
 * One repository.
 */
export interface RepositoryDocument {
  data: Repository;
}

/**
 * What changes; what is absent stays.
 */
export interface UpdateRepositoryRequest {
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  nickname?: string;
  active?: boolean;
  /**
   * @maxLength 2000
   * @nullable
   */
  url?: string | null;
  /**
   * @minLength 1
   * @maxLength 255
   * @nullable
   * @pattern \S
   */
  branch?: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  /**
   * @minLength 1
   * @maxLength 60
   * @nullable
   * @pattern \S
   */
  repo_type?: string | null;
  priority?: RepositoryPriority;
  /**
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  tags?: string[];
  deals_with_confidential_data?: boolean;
  /**
   * @maxLength 500
   * @nullable
   */
  primary_purpose?: string | null;
  /** Whether lists show that a pipeline sends its reports. Parapet sets it when a token uploads one. */
  pipeline?: boolean;
}

/**
 * A repository to add.
 */
export interface NewRepositoryInput {
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  nickname: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  url?: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  uri?: string | null;
  /**
   * @minLength 1
   * @maxLength 255
   * @nullable
   * @pattern \S
   */
  branch?: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  /**
   * @minLength 1
   * @maxLength 60
   * @nullable
   * @pattern \S
   */
  repo_type?: string | null;
  priority?: RepositoryPriority;
  /**
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  tags?: string[];
  deals_with_confidential_data?: boolean;
  /**
   * @maxLength 500
   * @nullable
   */
  primary_purpose?: string | null;
}

/**
 * Repositories to add.
 */
export interface CreateRepositoryWithListRequest {
  /**
   * @minItems 1
   * @maxItems 100
   */
  data: NewRepositoryInput[];
  source_control: SourceControl;
}

/**
 * Why a repository was not added: another one has its name.
 */
export type SkippedRepositoryReason = 'name_taken';
/**
 * A repository that was not added.
 */
export interface SkippedRepository {
  nickname: string;
  reason: SkippedRepositoryReason;
}

/**
 * What was added and what was there before.
 */
export interface CreatedRepositories {
  data: Repository[];
  skipped: SkippedRepository[];
}

/**
 * A member of the organisation.
 */
export interface PersonRef {
  id: string;
  username: string;
  /** @maxLength 254 */
  email: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  avatar_url: string | null;
}

/**
 * Developers of a repository.
 */
export interface RepositoryMembers {
  data: PersonRef[];
}

/**
 * Developers of a repository.
 */
export interface RepositoryMembersRequest {
  /** @maxItems 1000 */
  user_ids: string[];
}

/**
 * What one pull request holds; remediations of one repository can share one. `component`: the upgrades of a component in all of its manifests, and each other fix by itself. `major`: the same, but all minor and patch upgrades of the repository together.
 */
export type PullRequestPer = 'finding' | 'component' | 'major' | 'file' | 'repository';
/**
 * Who is asked for a review: no user, those whom the CODEOWNERS file names for the changed files, or those of a list.
 */
export type PullRequestReviewers = 'none' | 'codeowners' | 'list';
/**
 * The user who saved that pull requests are opened without a request.
 */
export interface PullRequestOpener {
  /**
   * Null for a user who has left.
   * @nullable
   */
  username: string | null;
  /** Whether this user may still open them. Otherwise none is opened until another user saves the settings. */
  is_permitted: boolean;
}

export type PullRequestScheduleFrequency = 'any_time' | 'daily' | 'weekly' | 'monthly';
/**
 * When Parapet opens and updates pull requests by itself. What a user asks for is done at once. A pull request that is no longer needed is closed at any time.
 */
export interface PullRequestSchedule {
  frequency: PullRequestScheduleFrequency;
  /**
   * Day of a weekly window, from 1, Monday, to 7, Sunday.
   * @minimum 1
   * @maximum 7
   */
  weekday: number;
  /**
   * Day of a monthly window; in a shorter month its last day.
   * @minimum 1
   * @maximum 31
   */
  day: number;
  /**
   * The hour at which the window begins.
   * @minimum 0
   * @maximum 23
   */
  from: number;
  /**
   * The hour at which it ends; on the next day where that is not later than `from`.
   * @minimum 0
   * @maximum 23
   */
  to: number;
  /**
   * Name of the IANA time zone database.
   * @minLength 1
   * @maxLength 64
   */
  time_zone: string;
}

/**
 * A rule for pull requests: the setting of this name, and with `reviewers` the names, too.
 */
export type PullRequestRule =
  | 'draft'
  | 'labels'
  | 'max_open'
  | 'per'
  | 'reviewers'
  | 'opens_by_itself'
  | 'schedule';
/**
 * What the settings mean today, in the repository, or of the organisation in all that group as it does.
 */
export interface PullRequestsToday {
  /**
   * Pull requests that are open.
   * @minimum 0
   */
  open: number;
  /**
   * Fixes that are ready and have no pull request; none of an AI service.
   * @minimum 0
   */
  ready: number;
  /**
   * How many pull requests they make with one per finding.
   * @minimum 0
   */
  finding: number;
  /**
   * With one per component.
   * @minimum 0
   */
  component: number;
  /**
   * With one per major upgrade, and one for the others of a repository.
   * @minimum 0
   */
  major: number;
  /**
   * With one per file.
   * @minimum 0
   */
  file: number;
  /**
   * With one per repository.
   * @minimum 0
   */
  repository: number;
}

/**
 * How Parapet opens pull requests with fixes, in a repository or, where one has no rules of its own, in the organisation.
 */
export interface PullRequestSettings {
  /** They are opened as drafts unless the request says otherwise. */
  draft: boolean;
  /** Names of labels that each gets at the source host. */
  labels: string[];
  /**
   * So many pull requests of Parapet are open at a time at most; null: no limit.
   * @minimum 1
   * @maximum 100
   * @nullable
   */
  max_open: number | null;
  per: PullRequestPer;
  reviewers: PullRequestReviewers;
  /** Who is asked with `list`, as the source host names them. */
  reviewer_names: string[];
  /** Fixes that are ready become pull requests without a request, as the schedule and the limit allow, in the name of the user who saved it. Fixes of an AI service do not. */
  opens_by_itself: boolean;
  /** In whose name that happens; null where it does not. */
  opens_for: PullRequestOpener | null;
  schedule: PullRequestSchedule;
  /**
   * When the next window of the schedule begins; null while one is open, and without a schedule.
   * @nullable
   */
  waits_until: string | null;
  /** The rules that a repository has of its own; the others are the organisation's. Of the organisation: those that are not Parapet's defaults. */
  own: PullRequestRule[];
  today: PullRequestsToday;
  /**
   * Raised by each change; 0 while nothing was saved.
   * @minimum 0
   */
  version: number;
}

/**
 * The settings of one repository or of the organisation.
 */
export interface PullRequestSettingsDocument {
  data: PullRequestSettings;
}

/**
 * All settings, as they are to be. Without `schedule` or `opens_by_itself` the value of before stays.
 */
export interface PullRequestSettingsRequest {
  draft: boolean;
  /**
   * Without commas. A label that the source host does not have yet is added there.
   * @maxItems 10
   * @items.minLength 1
   * @items.maxLength 50
   * @items.pattern ^[^\s,](?:[^,]*[^\s,])?$
   */
  labels: string[];
  /**
   * @minimum 1
   * @maximum 100
   * @nullable
   */
  max_open: number | null;
  per: PullRequestPer;
  reviewers: PullRequestReviewers;
  /**
   * Who is asked with `list`, as the source host names them; a team of GitHub or Gitea as `acme/platform`. Needed with `list`, and kept with the others.
   * @maxItems 15
   * @items.minLength 1
   * @items.maxLength 100
   * @items.pattern ^[^\s,](?:[^,]*[^\s,])?$
   */
  reviewer_names: string[];
  opens_by_itself?: boolean;
  schedule?: PullRequestSchedule;
  /**
   * The rules that are own ones from then on; the values of others are ignored, because they are inherited. An empty list gives all of them back. Without it, own rules stay own, and each that is no longer as inherited becomes one.
   * @maxItems 7
   */
  own?: PullRequestRule[];
}

/**
 * `renew_lock`: the lock file follows by a command. `lock_renewed`: the pull request holds the renewed lock file. `pinned_transitive`: the file pins it for the
 * packages that bring it. `upgrade_verified`: the tool in `names` resolves
 * repaired versions alone. `upgrade_unverified`: the renewed file still has the affected versions in `names`. `raises_more`: the file's property is the version of
 * further dependencies too. `version_published`: the registry has this version. `version_unchecked`: the registry did not say whether it has this version. `not_direct`: the file does not ask for it itself. `range_includes`: the file's range already takes the repaired
 * version. `already_there`: the file requires it or a later one. `several_parts`: its range has several parts. `version_elsewhere`: another file sets its version.
 * `not_from_registry`: it comes from an address or a folder. `pinned_by_digest`: a digest pins it. `other_major`: the repaired version has another import path.
 * `file_missing`, `file_unreadable`: the file is not there, or does not have the format of its name. `host_silent`: the source host did not give the file.
 * `fix_differs`: the report's fix does not fit the file as it is. `fix_unplaced`: the report names no commit that the source host has, and does not quote the code
 * that its fix replaces. `not_text`: the file is binary, not UTF-8 or too large. `snippet_only`: made from the lines that the report quotes. `parses`: the changed
 * files parse, before the change and after it. `fix_breaks_file`: the file would no longer parse, so there is no patch.
 * `rescanned`: a scanner ran on the changed files before the change and after it; `names` has the scanner and how often it finds the problem, before and after, and it
 * finds nothing new. `rescan_still_finds`: it finds the problem as often as before, so there is no patch. `rescan_finds_more`: it finds what it did not find before, named after the
 * scanner in `names`, so there is no patch. `rescan_unclear`: it failed, or does not find the problem in the unchanged files either. `no_scanner`: none that looks for it is installed.
 * `labels_refused`: the source host did not take the labels in `names`; the pull request is open without them.
 * `reviewers_refused`: the source host could not ask those in `names` for a review; `CODEOWNERS` among them is the file, which could not be read.
 */
export type RemediationNoteCode =
  | 'renew_lock'
  | 'lock_renewed'
  | 'raises_more'
  | 'pinned_transitive'
  | 'upgrade_verified'
  | 'upgrade_unverified'
  | 'version_published'
  | 'version_unchecked'
  | 'not_direct'
  | 'range_includes'
  | 'already_there'
  | 'several_parts'
  | 'version_elsewhere'
  | 'not_from_registry'
  | 'pinned_by_digest'
  | 'other_major'
  | 'file_missing'
  | 'file_unreadable'
  | 'host_silent'
  | 'fix_differs'
  | 'fix_unplaced'
  | 'not_text'
  | 'snippet_only'
  | 'parses'
  | 'fix_breaks_file'
  | 'rescanned'
  | 'rescan_still_finds'
  | 'rescan_finds_more'
  | 'rescan_unclear'
  | 'no_scanner'
  | 'labels_refused'
  | 'reviewers_refused';
/**
 * A note about a remediation, worded by the client.
 */
export interface RemediationNote {
  code: RemediationNoteCode;
  /**
   * The file that it is about.
   * @nullable
   */
  file: string | null;
  /**
   * What to run.
   * @nullable
   */
  command: string | null;
  /**
   * What the code says of them: dependencies, versions, labels, people or a tool.
   * @maxItems 50
   */
  names?: string[];
}

/**
 * What was opened at the source host.
 */
export interface HostedLink {
  /** @maxLength 2000 */
  url: string;
  /**
   * @minimum 1
   * @nullable
   */
  number: number | null;
  /**
   * What of the settings of its repository the source host refused; absent where nothing was.
   * @maxItems 10
   */
  notes?: RemediationNote[];
}

/**
 * A source host and its repositories.
 */
export interface SourceControlCount {
  source_control: SourceControl;
  /** @minimum 0 */
  count: number;
  isConfigured: boolean;
}

/**
 * Source hosts in use.
 */
export interface SourceControlList {
  data: SourceControlCount[];
}

/**
 * Tags of repositories.
 */
export interface RepositoryTagList {
  data: string[];
}

/**
 * Only say what would change.
 */
export type UploadScanRequestDryRun = 'true' | 'false';
/**
 * Whether what the report lacks counts as fixed.
 */
export type UploadScanRequestComplete = 'true' | 'false';
/**
 * A scanner's report.
 */
export interface UploadScanRequest {
  /**
   * Extension of the file, a hint.
   * @minLength 1
   * @maxLength 10
   */
  ext: string;
  /**
   * The scanner, a hint; empty lets the content decide.
   * @maxLength 100
   */
  tool: string;
  /** @maxLength 255 */
  branch?: string;
  /** @maxLength 100 */
  commit?: string;
  /**
   * What was looked at, where the report may not say: an image, a host or address, a cloud account, or a path of the repository, written as it is or with its kind (image:, host:, account:, path:). A report that found nothing then closes what was found on this, and nothing else.
   * @maxLength 300
   */
  target?: string;
  /** Only say what would change. */
  dry_run?: UploadScanRequestDryRun;
  /** Whether what the report lacks counts as fixed. */
  complete?: UploadScanRequestComplete;
  /**
   * The scan of which this report is a part, such as the number of the pipeline's run. Reports of one repository, branch, target and tool with the same group are one scan for 24 hours: what none of them has is closed once the last is in, and nothing before.
   * @maxLength 100
   */
  group?: string;
  /**
   * How many parts the group has, from 1 to 500. Without it, the group is closed by its own call.
   * @pattern ^[0-9]{1,3}$
   */
  group_parts?: string;
  /**
   * Which part this is, such as the name or number of the job. A part that is sent again replaces the one of this name. Without it, reports of the same content are one part.
   * @maxLength 100
   */
  group_part?: string;
  /** The report, as the last part. The server limits its size, by default to 1,024 MB. */
  file: Blob;
}

/**
 * What it is doing.
 */
export type ScanPhase =
  | 'waiting'
  | 'fetching'
  | 'scanning'
  | 'reading'
  | 'comparing'
  | 'publishing'
  | 'done';
/**
 * The repository of a finding.
 */
export interface RepositoryRef {
  id: string;
  nickname: string;
}

/**
 * How many for each reason; one that none has is absent. `partial`: the sender called the report partial. `unread`: the tool or the report did not account for everything. `unscanned`: the tool could not read their file or run their rule. `other_branch`: they are on another branch. `other_target`: they are of an image, host or folder that the report does not name. `seen_later`: a report of a later scan had them.
 */
export interface ScanLeftByReason {
  /** @minimum 1 */
  partial?: number;
  /** @minimum 1 */
  unread?: number;
  /** @minimum 1 */
  unscanned?: number;
  /** @minimum 1 */
  other_branch?: number;
  /** @minimum 1 */
  other_target?: number;
  /** @minimum 1 */
  seen_later?: number;
}

/**
 * Open findings of the report's tools that it neither has nor closes.
 */
export interface ScanLeft {
  /** @minimum 0 */
  total: number;
  by_reason: ScanLeftByReason;
}

/**
 * What the import changed.
 */
export interface ScanCounts {
  /**
   * Results in the report.
   * @minimum 0
   */
  total: number;
  /** @minimum 0 */
  new: number;
  new_by_severity: SeverityCounts;
  /**
   * Known before, those that moved or were reopened among them.
   * @minimum 0
   */
  matched: number;
  /**
   * Matched although their lines moved.
   * @minimum 0
   */
  moved: number;
  /** @minimum 0 */
  reopened: number;
  /**
   * No longer in a full report of the same tool and branch.
   * @minimum 0
   */
  fixed: number;
  /**
   * Newly linked to findings of other tools; not counted in a dry run.
   * @minimum 0
   */
  duplicates: number;
  /** @minimum 0 */
  ignored: number;
  /** @minimum 0 */
  components: number;
  /** Null for a part of a group, which closes nothing by itself, for an import that is not done, and for one of an earlier version. */
  left: ScanLeft | null;
}

/**
 * Why a result was omitted.
 */
export type IgnoredReason =
  | 'malformed_result'
  | 'no_rule_and_no_message'
  | 'not_a_finding'
  | 'passed'
  | 'fixed_in_report'
  | 'dismissed'
  | 'suppressed'
  | 'unsafe_path'
  | 'duplicate_in_report'
  | 'excluded_by_settings'
  | 'too_large';
/**
 * What `detail` names.
 */
export type IgnoredResultFacts = { [key: string]: string | number };

/**
 * A result that was omitted.
 */
export interface IgnoredResult {
  reason: IgnoredReason;
  detail: string;
  /**
   * A stable code for `detail`, for clients that translate it. Null where it has none.
   * @nullable
   */
  type: string | null;
  /** What `detail` names. */
  facts: IgnoredResultFacts;
  /** Where in the report. */
  pointer: string;
}

/**
 * What an import would do with a finding.
 */
export type ScanChangeKind = 'new' | 'reopened' | 'fixed';
/**
 * Severity, most severe first.
 */
export type Severity = 'critical' | 'high' | 'medium' | 'low' | 'info';
/**
 * A finding that an import would change.
 */
export interface ScanChange {
  change: ScanChangeKind;
  /**
   * Null of one that is not known yet.
   * @nullable
   */
  finding_id: string | null;
  title: string;
  severity: Severity;
  /**
   * File and line, else component, else end point.
   * @nullable
   */
  place: string | null;
}

/**
 * Why nothing of a report was imported.
 */
export type ScanErrorCode =
  | 'empty_report'
  | 'unknown_format'
  | 'unsupported_version'
  | 'malformed_report'
  | 'truncated_report'
  | 'too_large'
  | 'too_deep'
  | 'not_text'
  | 'archive_refused'
  | 'timed_out'
  | 'import_failed'
  | 'source_unavailable'
  | 'scanner_failed'
  | 'scanner_timed_out';
/**
 * What the message of a failed import names.
 */
export interface ScanErrorFacts {
  [key: string]: string | number;
}

/**
 * Why nothing of a report was imported.
 */
export interface ScanError {
  code: ScanErrorCode;
  message: string;
  /**
   * A stable code for `message`, for clients that translate it. Null where it has none.
   * @nullable
   */
  type: string | null;
  facts: ScanErrorFacts;
  /** @nullable */
  pointer: string | null;
}

/**
 * What was corrected or assumed.
 */
export type ScanNoteCode =
  | 'read_as_another_tool'
  | 'among_other_text'
  | 'read_leniently'
  | 'target_not_named'
  | 'later_report_known'
  | 'other_bill_kept'
  | 'results_unread'
  | 'nothing_scanned'
  | 'scan_failed'
  | 'files_failed'
  | 'files_unscanned'
  | 'rules_unscanned'
  | 'components_unscanned'
  | 'targets_unscanned'
  | 'event_log'
  | 'unknown_variant'
  | 'entries_unaccounted'
  | 'mostly_left_out'
  | 'ignore_files_heeded'
  | 'ignore_files_unheeded'
  | 'ignore_files_of_others'
  | 'hosts_refused';
/**
 * What a note is about. Each code has its own of these.
 */
export interface ScanNoteFacts {
  /** Whose report it is. */
  tool?: string;
  /** The tool that the sender named. */
  sent_as?: string;
  /** When this report looked. */
  observed_at?: string;
  /** When the newest report of the same target looked. */
  later_at?: string;
  /**
   * Results that the later report no longer had.
   * @minimum 0
   */
  kept_fixed?: number;
  /**
   * Components that the report names.
   * @minimum 1
   */
  components?: number;
  /** Where the results should have been in the report. */
  looked_for?: string;
  /**
   * Entries of the report that are not accounted for or could not be read.
   * @minimum 1
   */
  entries?: number;
  /**
   * Results that were read.
   * @minimum 0
   */
  read?: number;
  /** Where the first of the entries is in the report. */
  place?: string;
  /** Files of the scanned code that exclude something from scans, or that the scanner could not scan. */
  files?: string[];
  /** Rules that the scanner could not run. */
  rules?: string[];
  /** Packages that the scanner could not check. */
  packages?: string[];
  /** Hosts that the scanner asked for and may not reach, or targets that it could not scan. */
  hosts?: string[];
}

/**
 * A notice for the sender of the report.
 */
export interface ScanNote {
  code: ScanNoteCode;
  facts: ScanNoteFacts;
  /** The same in an English sentence. */
  text: string;
}

/**
 * What a scan looks for in the code of a repository, or what else it looks at.
 */
export type ScanKind = 'full' | 'sast' | 'sca' | 'secret' | 'iac' | 'image' | 'cloud';
/**
 * Why it was begun. A person requested it, the organisation's schedule was due, or the default branch had changed.
 */
export type ScanCause = 'request' | 'schedule' | 'change';
/**
 * A scanner that Parapet runs. One request may run several; each has its own scan.
 */
export interface ScanRun {
  /** The request; the scans of one share it. */
  id: string;
  kind: ScanKind;
  /** The program. */
  scanner: string;
  cause: ScanCause;
  /**
   * The reference of an image, or the cloud. Null where it is the code of the repository.
   * @nullable
   */
  subject: string | null;
}

/**
 * Whether the parts of a scan are in. `incomplete` is a group whose last part did not come within 24 hours: it closes nothing.
 */
export type ScanGroupState = 'waiting' | 'closed' | 'incomplete';
/**
 * A report as one part of a scan.
 */
export interface ScanPart {
  /**
   * The group. Null until the report is imported.
   * @nullable
   */
  id: string | null;
  /** As sent. */
  name: string;
  /**
   * Which of the parts this is, in the order of arrival. Null until it is imported.
   * @minimum 1
   * @nullable
   */
  part: number | null;
  /**
   * As sent.
   * @nullable
   */
  part_name: string | null;
  /**
   * How many there are. Null while that is open.
   * @minimum 1
   * @nullable
   */
  parts: number | null;
  /**
   * Parts that are imported and complete.
   * @minimum 0
   */
  received: number;
  state: ScanGroupState;
  /**
   * This part reports everything that it looked at. False keeps the group from closing. Null until it is imported.
   * @nullable
   */
  whole: boolean | null;
  /**
   * Until when further parts are taken. Null when the group has ended.
   * @nullable
   */
  waits_until: string | null;
  /**
   * The scan that counts what the group closed.
   * @nullable
   */
  closed_by: string | null;
}

/**
 * How many results were omitted, by reason.
 */
export type ScanAttributesIgnoredByReason = { [key: string]: number };

/**
 * What is known about a scan.
 */
export interface ScanAttributes {
  status: ScanStatus;
  phase: ScanPhase;
  /**
   * @minimum 0
   * @maximum 1
   */
  progress: number;
  repository: RepositoryRef;
  /**
   * As recognised.
   * @nullable
   */
  tool: string | null;
  /** @nullable */
  tool_version: string | null;
  /**
   * As stated by who uploaded it.
   * @nullable
   */
  tool_hint: string | null;
  /** @nullable */
  format: string | null;
  /** @nullable */
  branch: string | null;
  /** @nullable */
  commit: string | null;
  /**
   * What was looked at, as stated by who uploaded it.
   * @nullable
   */
  target: string | null;
  /**
   * The one target of the report, from the report or its sender, such as an image or an application. Null if it has several, or none is known.
   * @nullable
   */
  subject: string | null;
  /** The report speaks for everything, so that what it lacks is fixed. */
  complete: boolean;
  dry_run: boolean;
  /** @nullable */
  file_name: string | null;
  /** @minimum 0 */
  file_size: number;
  counts: ScanCounts;
  /** The first 200. */
  ignored: IgnoredResult[];
  /** What a dry run would change, the most severe first, 200 at most. Empty for an import, whose findings can be listed. */
  changes: ScanChange[];
  error: ScanError | null;
  /** What was corrected or assumed. */
  notes: ScanNote[];
  requested_by: PersonRef | null;
  created_at: string;
  /** @nullable */
  started_at: string | null;
  /** @nullable */
  finished_at: string | null;
  /**
   * Until when the import can be undone; null when it has changed nothing or has been undone.
   * @nullable
   */
  undo_until: string | null;
  /**
   * When its changes were taken back.
   * @nullable
   */
  undone_at: string | null;
  /** How many results were omitted, by reason. */
  ignored_by_reason: ScanAttributesIgnoredByReason;
  /**
   * Until when the report is kept, so that it can be imported again without being sent again; null when it is not.
   * @nullable
   */
  kept_until: string | null;
  /**
   * The scan that imported this report again.
   * @nullable
   */
  again_as: string | null;
  /** The scanner that Parapet ran. Null if a user or pipeline sent the report. */
  run: ScanRun | null;
  /** The scan of which this report is a part. Null if it speaks for itself. */
  group: ScanPart | null;
}

/**
 * An import of a report.
 */
export interface Scan {
  id: string;
  attributes: ScanAttributes;
}

/**
 * One scan.
 */
export interface ScanDocument {
  data: Scan;
}

/**
 * The group whose last part is in.
 */
export interface CloseScanGroupRequest {
  /**
   * As sent with its parts.
   * @minLength 1
   * @maxLength 100
   */
  group: string;
  /**
   * Only the parts of this branch.
   * @minLength 1
   * @maxLength 255
   */
  branch?: string;
}

/**
 * What has come of the parts of a scan.
 */
export interface ScanGroup {
  name: string;
  state: ScanGroupState;
  /**
   * Parts that are imported and complete.
   * @minimum 0
   */
  received: number;
  /**
   * Reports that are still imported.
   * @minimum 0
   */
  waiting: number;
  /**
   * Parts that failed or are incomplete and were not sent again.
   * @minimum 0
   */
  failed: number;
}

/**
 * What has come of the parts of a scan.
 */
export interface ScanGroupDocument {
  data: ScanGroup;
}

/**
 * A page of scans.
 */
export interface ScanList {
  data: Scan[];
  meta: ListMeta;
}

/**
 * Lines of an uploaded report.
 */
export interface ScanReport {
  /** @nullable */
  file_name: string | null;
  /**
   * Number of the first of the lines.
   * @minimum 1
   */
  first_line: number;
  /** Masked, and at most 1,000 characters each. Empty if the file is not text. */
  lines: string[];
  /** Whether the report continues after these lines. */
  has_more: boolean;
}

/**
 * Lines of an uploaded report.
 */
export interface ScanReportDocument {
  data: ScanReport;
}

/**
 * A finding that had been fixed and came back.
 */
export interface ReopenedFinding {
  finding_id: string;
  title: string;
  severity: Severity;
  /**
   * When it was last fixed.
   * @nullable
   */
  fixed_at: string | null;
  /**
   * The person who set it to fixed; null if an import no longer had it.
   * @nullable
   */
  fixed_by: string | null;
}

/**
 * What is done after an import.
 */
export type ScanStepKind = 'listed' | 'told' | 'rules';
/**
 * How far it is.
 */
export type ScanStepState = 'done' | 'running' | 'waiting';
/**
 * One thing that follows from an import.
 */
export interface ScanStep {
  kind: ScanStepKind;
  state: ScanStepState;
  /**
   * Findings with a priority, or rules that are applied.
   * @minimum 0
   * @nullable
   */
  count: number | null;
  /**
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  progress: number | null;
  /**
   * The person who was notified.
   * @nullable
   */
  person: string | null;
}

/**
 * What follows from an import.
 */
export interface ScanFollowUp {
  /** The most severe of those that came back, five at most. */
  reopened: ReopenedFinding[];
  /** What is done and what remains; empty when nothing remains. */
  steps: ScanStep[];
}

/**
 * What follows from an import.
 */
export interface ScanFollowUpDocument {
  data: ScanFollowUp;
}

export type RequestRepositoryScanRequestScanType = 'full' | 'sast' | 'sca' | 'secret' | 'iac';
/**
 * What to scan, and how.
 */
export interface RequestRepositoryScanRequest {
  repository_id: string;
  scan_type: RequestRepositoryScanRequestScanType;
}

export type AwsEcrScanRequestPlatform = 'aws_ecr';
/**
 * An image in Amazon ECR.
 */
export interface AwsEcrScanRequest {
  platform: AwsEcrScanRequestPlatform;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  image: string;
  /**
   * @minLength 1
   * @maxLength 128
   * @pattern \S
   */
  tag: string;
  /** @pattern ^\d{12}$ */
  account_id: string;
  /**
   * @minLength 1
   * @maxLength 40
   * @pattern \S
   */
  region: string;
  /**
   * @minLength 1
   * @maxLength 256
   * @pattern \S
   */
  repo: string;
}

export type AzureAcrScanRequestPlatform = 'azure_acr';
/**
 * An image in Azure Container Registry.
 */
export interface AzureAcrScanRequest {
  platform: AzureAcrScanRequestPlatform;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  image: string;
  /**
   * @minLength 1
   * @maxLength 128
   * @pattern \S
   */
  tag: string;
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  registry_name: string;
}

export type DockerHubScanRequestPlatform = 'docker_hub';
/**
 * An image on Docker Hub.
 */
export interface DockerHubScanRequest {
  platform: DockerHubScanRequestPlatform;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  image: string;
  /**
   * @minLength 1
   * @maxLength 128
   * @pattern \S
   */
  tag: string;
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  namespace: string;
  /**
   * @maxLength 200
   * @nullable
   */
  username?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  password?: string | null;
}

export type GithubGhcrScanRequestPlatform = 'github_ghcr';
/**
 * An image in GitHub's registry.
 */
export interface GithubGhcrScanRequest {
  platform: GithubGhcrScanRequestPlatform;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  image: string;
  /**
   * @minLength 1
   * @maxLength 128
   * @pattern \S
   */
  tag: string;
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  user: string;
  /**
   * @maxLength 200
   * @nullable
   */
  username?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  token?: string | null;
}

export type GitlabRegistryScanRequestPlatform = 'gitlab_registry';
/**
 * An image in GitLab's registry.
 */
export interface GitlabRegistryScanRequest {
  platform: GitlabRegistryScanRequestPlatform;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  image: string;
  /**
   * @minLength 1
   * @maxLength 128
   * @pattern \S
   */
  tag: string;
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  namespace: string;
  /**
   * @maxLength 200
   * @nullable
   */
  username?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  token?: string | null;
}

export type GoogleGarScanRequestPlatform = 'google_gar';
/**
 * An image in Google Artifact Registry.
 */
export interface GoogleGarScanRequest {
  platform: GoogleGarScanRequestPlatform;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  image: string;
  /**
   * @minLength 1
   * @maxLength 128
   * @pattern \S
   */
  tag: string;
  /**
   * @minLength 1
   * @maxLength 40
   * @pattern \S
   */
  region: string;
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  project_id: string;
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  repo: string;
}

export type GoogleGcrScanRequestPlatform = 'google_gcr';
/**
 * An image in Google Container Registry.
 */
export interface GoogleGcrScanRequest {
  platform: GoogleGcrScanRequestPlatform;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  image: string;
  /**
   * @minLength 1
   * @maxLength 128
   * @pattern \S
   */
  tag: string;
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  project_id: string;
}

export type JfrogScanRequestPlatform = 'jfrog_artifactory';
/**
 * An image in JFrog Artifactory.
 */
export interface JfrogScanRequest {
  platform: JfrogScanRequestPlatform;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  image: string;
  /**
   * @minLength 1
   * @maxLength 128
   * @pattern \S
   */
  tag: string;
  /**
   * @minLength 1
   * @maxLength 253
   * @pattern \S
   */
  domain: string;
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  repo: string;
  /**
   * @maxLength 200
   * @nullable
   */
  username?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  password?: string | null;
}

/**
 * An image to scan.
 */
export type RegistryImageScanRequest =
  | AwsEcrScanRequest
  | AzureAcrScanRequest
  | DockerHubScanRequest
  | GithubGhcrScanRequest
  | GitlabRegistryScanRequest
  | GoogleGarScanRequest
  | GoogleGcrScanRequest
  | JfrogScanRequest;

/**
 * A cloud.
 */
export type CloudProvider = 'aws' | 'azure' | 'gcp' | 'oracle_oci';
/**
 * Which cloud to scan.
 */
export interface CloudScanRequest {
  provider: CloudProvider;
  /**
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 40
   * @items.pattern \S
   */
  regions?: string[];
}

/**
 * A container registry.
 */
export type RegistryPlatform =
  | 'aws_ecr'
  | 'azure_acr'
  | 'docker_hub'
  | 'github_ghcr'
  | 'gitlab_registry'
  | 'google_gar'
  | 'google_gcr'
  | 'jfrog_artifactory';
/**
 * The other fields of the request to its registry, without secrets.
 */
export type ContainerSpecFields = { [key: string]: string };

/**
 * The image of a repository, and what is known of its registry.
 */
export interface ContainerSpec {
  id: string;
  platform: RegistryPlatform;
  image: string;
  tag: string;
  /** @nullable */
  registry: string | null;
  /** The other fields of the request to its registry, without secrets. */
  fields: ContainerSpecFields;
  /** Whether credentials are stored. */
  isConfigured: boolean;
  updated_at: string;
}

/**
 * An image's specification.
 */
export interface ContainerSpecDocument {
  data: ContainerSpec;
}

/**
 * Status of a finding.
 */
export type FindingStatus = 'open' | 'in_progress' | 'fixed' | 'risk_accepted';
/**
 * State of a finding relative to its due date.
 */
export type SlaState = 'overdue' | 'due_soon' | 'on_track' | 'none';
/**
 * Threat of SLSA 1.2 along the delivery path.
 */
export type SlsaThreat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';
/**
 * Attribute that orders the list of findings.
 */
export type FindingSortField =
  | 'priority'
  | 'severity'
  | 'title'
  | 'repository'
  | 'tool'
  | 'status'
  | 'first_seen_at'
  | 'last_seen_at'
  | 'due_at'
  | 'cvssv3_score'
  | 'fixing_effort'
  | 'epss'
  | 'rule'
  | 'component'
  | 'file';
/**
 * The scanner's rule.
 */
export interface RuleRef {
  id: string;
  /** @nullable */
  name: string | null;
  /** @nullable */
  help_uri: string | null;
}

/**
 * Kind of scan that finds such.
 */
export type FindingCategory =
  | 'sast'
  | 'sca'
  | 'secret'
  | 'iac'
  | 'container'
  | 'dast'
  | 'cloud'
  | 'network'
  | 'mobile'
  | 'license'
  | 'sbom'
  | 'quality';
/**
 * Lines and columns, counted from one, inclusive.
 */
export interface CodeRange {
  /** @minimum 1 */
  start_line: number;
  /**
   * @minimum 1
   * @nullable
   */
  start_column: number | null;
  /**
   * @minimum 1
   * @nullable
   */
  end_line: number | null;
  /**
   * @minimum 1
   * @nullable
   */
  end_column: number | null;
}

/**
 * A package or operating-system component.
 */
export interface ComponentRef {
  name: string;
  /** @nullable */
  version: string | null;
  /** @nullable */
  purl: string | null;
  /** @nullable */
  ecosystem: string | null;
  /** @nullable */
  fixed_version: string | null;
}

/**
 * An organisation.
 */
export interface ClientRef {
  id: string;
  name: string;
}

/**
 * How a finding changed between the two sides of a comparison.
 */
export type FindingChange = 'new' | 'gone' | 'kept';
export type FindingChangeReasonKind =
  | 'found'
  | 'reopened'
  | 'reported'
  | 'fixed'
  | 'not_reported'
  | 'decided'
  | 'moved'
  | 'upgraded';
/**
 * What made a finding new, gone or different on the later side. `found`, `reopened` and `fixed` are what an import of that side did; `reported` and `not_reported` are what its latest report of the tool has; `decided` is what a user did, between days; `moved` names the files, `upgraded` the versions of the component.
 */
export interface FindingChangeReason {
  kind: FindingChangeReasonKind;
  /**
   * The import.
   * @nullable
   */
  scan_id: string | null;
  /**
   * The commit that was scanned, where the report or its sender names one.
   * @nullable
   */
  commit: string | null;
  /** @nullable */
  at: string | null;
  /**
   * File or version before.
   * @nullable
   */
  from: string | null;
  /**
   * File, version or status after.
   * @nullable
   */
  to: string | null;
  /**
   * Name of the user who decided.
   * @nullable
   */
  actor: string | null;
  /**
   * Of a new finding: who last changed its line, where the report or the history names them.
   * @nullable
   */
  author: string | null;
}

/**
 * What a row of the list shows.
 */
export interface FindingRowAttributes {
  title: string;
  severity: Severity;
  /**
   * @minimum 0
   * @maximum 100
   */
  priority: number;
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
  is_subfinding: boolean;
  /** In CISA's list of known exploited vulnerabilities. */
  kev: boolean;
  /**
   * Probability of exploitation within 30 days.
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  epss: number | null;
  tool: string;
  rule: RuleRef;
  category: FindingCategory;
  /** @nullable */
  type: string | null;
  /** @nullable */
  language: string | null;
  /** @nullable */
  file: string | null;
  range: CodeRange | null;
  /** @nullable */
  endpoint: string | null;
  component: ComponentRef | null;
  repository: RepositoryRef;
  /** The organisation that it belongs to, in a list over several organisations alone. */
  client?: ClientRef;
  /** How it changed between the sides of a comparison, under the filter `change` alone. */
  change?: FindingChange;
  /** Why it changed, with `change`; absent where nothing happened to it, or nothing is known. */
  change_reason?: FindingChangeReason;
  /** @nullable */
  branch: string | null;
  /** @items.minimum 1 */
  cwe: number[];
  cve: string[];
  /**
   * @minimum 0
   * @maximum 10
   * @nullable
   */
  cvssv3_score: number | null;
  owasp: string[];
  owasp_cicd: string[];
  slsa_threats: SlsaThreat[];
  tags: string[];
  assignee: PersonRef | null;
  sla: SlaState;
  /**
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  fixing_effort: number | null;
  /** @nullable */
  remediation_type: string | null;
  has_fix: boolean;
  /** @minimum 0 */
  comment_count: number;
  /** When the first report of it arrived. */
  first_seen_at: string;
  last_seen_at: string;
  /** @nullable */
  due_at: string | null;
  /**
   * The file's extension.
   * @nullable
   */
  file_type: string | null;
  /**
   * Owner of the finding, from the report.
   * @nullable
   */
  issue_owner: string | null;
  review_requested: boolean;
  /** What is known about fixing it. */
  mitigation_kind: string;
  /**
   * Cloud or platform that it concerns.
   * @nullable
   */
  provider: string | null;
  /** Standards and rules of the organisation that it breaks. */
  policy_names: string[];
  policy_categories: string[];
  policy_controls: string[];
}

/**
 * A finding as the list shows it.
 */
export interface FindingRow {
  id: string;
  attributes: FindingRowAttributes;
}

/**
 * A page of findings.
 */
export interface FindingList {
  data: FindingRow[];
  meta: ListMeta;
}

/**
 * How sure the scanner is.
 */
export type Confidence = 'high' | 'medium' | 'low';
export type CvssScoreVersion = '2.0' | '3.0' | '3.1' | '4.0';
/**
 * A score and the vector behind it.
 */
export interface CvssScore {
  version: CvssScoreVersion;
  /** @nullable */
  vector: string | null;
  /**
   * @minimum 0
   * @maximum 10
   */
  score: number;
  /** @nullable */
  source: string | null;
}

/**
 * What of a finding leads to a control.
 */
export type ControlEvidenceKind = 'weakness' | 'vulnerability' | 'category' | 'slsa_threat';
/**
 * What of a finding leads to a control, and by whose reading.
 */
export interface ControlEvidence {
  kind: ControlEvidenceKind;
  /** CWE, vulnerability, category or SLSA threat. */
  value: string;
  /**
   * The weakness that the source names where it does not name the finding's own.
   * @nullable
   */
  kind_of: string | null;
  /** The control's, as its standard writes it. */
  title: string;
  /**
   * Publisher of the mapping between the control and the weakness; null if it is Parapet's own.
   * @nullable
   */
  source: string | null;
}

/**
 * A filter and its value as the address writes it.
 */
export interface SavedFilterEntry {
  /**
   * @minLength 1
   * @maxLength 60
   */
  key: string;
  /** @maxLength 2000 */
  value: string;
}

/**
 * A policy that the finding breaks, and why.
 */
export interface PolicyViolation {
  category: string;
  name: string;
  /**
   * A rule of the organisation has none.
   * @nullable
   */
  control: string | null;
  /**
   * In the organisation's own words; a control has none.
   * @nullable
   */
  reason: string | null;
  /** What leads to a control; null for a rule of the organisation. */
  evidence: ControlEvidence | null;
  /** @nullable */
  uri: string | null;
  /** Conditions of a rule of the organisation; all of them hold. Empty for a control. */
  conditions: SavedFilterEntry[];
  /**
   * The date by which a rule of the organisation requires a fix.
   * @nullable
   */
  due_at: string | null;
}

/**
 * A line of source text.
 */
export interface CodeLine {
  /**
   * Six digits, zero-padded.
   * @pattern ^\d{6,}$
   */
  number: string;
  text: string;
  highlighted: boolean;
}

/**
 * One step on the way of the data.
 */
export interface CodeFlowStep {
  /** @nullable */
  file: string | null;
  range: CodeRange | null;
  /** @nullable */
  message: string | null;
  /** @nullable */
  snippet: string | null;
}

/**
 * One edit of a fix that the report brings.
 */
export interface FixChange {
  path: string;
  /** @minimum 1 */
  start_line: number;
  /**
   * @minimum 1
   * @nullable
   */
  start_column: number | null;
  /**
   * @minimum 1
   * @nullable
   */
  end_line: number | null;
  /**
   * @minimum 1
   * @nullable
   */
  end_column: number | null;
  replacement: string;
}

/**
 * What the report itself knows about fixing it.
 */
export interface FindingFix {
  /** @nullable */
  description: string | null;
  changes: FixChange[];
}

/**
 * What the last import did with it.
 */
export type IdentityMatch = 'new' | 'same' | 'moved' | 'renamed';
/**
 * Which evidence its identity rests on.
 */
export type IdentityBasis = 'fingerprint' | 'component' | 'code' | 'resource' | 'message';
/**
 * Why this is the finding of earlier imports.
 */
export interface FindingIdentity {
  match: IdentityMatch;
  basis: IdentityBasis;
}

/**
 * Why two findings are the same; a user's decision, or what the reports of two tools have in common.
 */
export type DuplicateReason = 'vulnerability' | 'weakness' | 'secret' | 'by_hand';
/**
 * What two findings have in common. Each reason has its own of these.
 */
export interface DuplicateFacts {
  vulnerability?: string;
  component?: string;
  /** @minimum 0 */
  cwe?: number;
  file?: string;
  /** @minimum 0 */
  line?: number;
}

/**
 * A finding that means the same.
 */
export interface DuplicateLink {
  finding_id: string;
  /** The other finding represents both. */
  canonical: boolean;
  title: string;
  tool: string;
  reason: DuplicateReason;
  /** What both have in common; null where a person put them together. */
  facts: DuplicateFacts | null;
  /**
   * The comment of the user who linked them.
   * @nullable
   */
  comment: string | null;
}

/**
 * Why the risk is accepted, and until when.
 */
export interface RiskAcceptance {
  reason: string;
  /** @nullable */
  until: string | null;
  /** Ends when a fix exists. */
  until_fix: boolean;
  accepted_by: PersonRef | null;
  /** The person who has to approve, or did. Null while anyone who may accept risks can approve, except the requester. */
  approver: PersonRef | null;
  accepted_at: string;
}

/**
 * Who says so: a person, or the CODEOWNERS file of the repository.
 */
export type OwnershipSource = 'manual' | 'codeowners';
/**
 * A team that owns the code, and what it owns that the finding is in.
 */
export interface FindingOwner {
  id: string;
  name: string;
  repository: RepositoryRef | null;
  /**
   * Of the repository.
   * @nullable
   */
  tag: string | null;
  /**
   * Null for all paths.
   * @nullable
   */
  path: string | null;
  source: OwnershipSource;
  /**
   * Of the CODEOWNERS file.
   * @minimum 1
   * @nullable
   */
  line: number | null;
}

export type FindingAttributesReachabilityItem =
  | 'called'
  | 'not_called'
  | 'data_flow'
  | 'development'
  | 'production';
/**
 * Everything known about a finding.
 */
export interface FindingAttributes {
  title: string;
  severity: Severity;
  /**
   * @minimum 0
   * @maximum 100
   */
  priority: number;
  status: FindingStatus;
  false_positive: boolean;
  is_duplicate: boolean;
  is_subfinding: boolean;
  /** In CISA's list of known exploited vulnerabilities. */
  kev: boolean;
  /**
   * Probability of exploitation within 30 days.
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  epss: number | null;
  tool: string;
  rule: RuleRef;
  category: FindingCategory;
  /** @nullable */
  type: string | null;
  /** @nullable */
  language: string | null;
  /** @nullable */
  file: string | null;
  range: CodeRange | null;
  /** @nullable */
  endpoint: string | null;
  component: ComponentRef | null;
  repository: RepositoryRef;
  /** @nullable */
  branch: string | null;
  /** @items.minimum 1 */
  cwe: number[];
  cve: string[];
  /**
   * @minimum 0
   * @maximum 10
   * @nullable
   */
  cvssv3_score: number | null;
  owasp: string[];
  owasp_cicd: string[];
  slsa_threats: SlsaThreat[];
  tags: string[];
  assignee: PersonRef | null;
  sla: SlaState;
  /**
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  fixing_effort: number | null;
  /** @nullable */
  remediation_type: string | null;
  has_fix: boolean;
  /** @minimum 0 */
  comment_count: number;
  /** When the first report of it arrived. Age, due date and charts count from here. */
  first_seen_at: string;
  /** What the scanner says of whether the flaw is reached, and where its component is needed; empty where it did not look. */
  reachability: FindingAttributesReachabilityItem[];
  /**
   * Since when it exists according to the report. Null if the report states no earlier time than its arrival.
   * @nullable
   */
  reported_at: string | null;
  last_seen_at: string;
  /** @nullable */
  due_at: string | null;
  /**
   * As reported: Markdown or plain text, made safe where it is rendered.
   * @nullable
   */
  description: string | null;
  /** @nullable */
  mitigation: string | null;
  /**
   * The scanner's own term.
   * @nullable
   */
  severity_raw: string | null;
  /** A person gave it another severity than the scanner. */
  severity_overridden: boolean;
  /** The scanner's severity; another report changes it and leaves a person's. */
  reported_severity?: Severity;
  confidence: Confidence | null;
  cvss: CvssScore[];
  policies: PolicyViolation[];
  /**
   * The code around the range, each line with its six-digit, zero-padded number.
   * @nullable
   */
  scanner_report_code: string | null;
  /** The same, line by line. */
  code: CodeLine[];
  /** @nullable */
  code_snippet: string | null;
  /**
   * Unified diff of the known fix.
   * @nullable
   */
  code_diff: string | null;
  /**
   * Format of `code_diff`; `unified` where there is one.
   * @nullable
   */
  diff_parser: string | null;
  code_flow: CodeFlowStep[];
  related_locations: CodeFlowStep[];
  references: string[];
  fix: FindingFix | null;
  fixed_versions: string[];
  /**
   * Container image and layer.
   * @nullable
   */
  image: string | null;
  /** @nullable */
  cloud_resource: string | null;
  /** @nullable */
  http_method: string | null;
  /** @nullable */
  http_parameter: string | null;
  /**
   * Author of the line, from the report.
   * @nullable
   */
  author: string | null;
  /** @nullable */
  commit: string | null;
  /**
   * The scan that saw it last.
   * @nullable
   */
  scan_id: string | null;
  identity: FindingIdentity;
  fingerprint: string;
  duplicates: DuplicateLink[];
  risk_acceptance: RiskAcceptance | null;
  review_requested: boolean;
  sent_to: PersonRef[];
  /** The teams that own the code, by name. */
  owners: FindingOwner[];
  /** @nullable */
  remediation_id: string | null;
  /**
   * Counts the changes, for `If-Match`-free optimistic updates.
   * @minimum 1
   */
  version: number;
  created_at: string;
  updated_at: string;
  /**
   * The file's extension.
   * @nullable
   */
  file_type: string | null;
  /**
   * Owner of the finding, from the report.
   * @nullable
   */
  issue_owner: string | null;
  /** What is known about fixing it. */
  mitigation_kind: string;
  /**
   * Cloud or platform that it concerns.
   * @nullable
   */
  provider: string | null;
  policy_names: string[];
  policy_categories: string[];
  policy_controls: string[];
}

/**
 * A finding with everything known about it.
 */
export interface Finding {
  id: string;
  attributes: FindingAttributes;
}

/**
 * One finding.
 */
export interface FindingDocument {
  data: Finding;
}

/**
 * What a person changes; what is absent stays.
 */
export interface UpdateFindingRequest {
  status?: FindingStatus;
  /** Overrides the reported one. */
  severity?: Severity;
  /** @nullable */
  assignee_id?: string | null;
  /**
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  tags?: string[];
  /**
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  fixing_effort?: number | null;
  is_duplicate?: boolean;
  is_subfinding?: boolean;
  /**
   * Kept in the history.
   * @maxLength 2000
   */
  reason?: string;
}

/**
 * Mark, unmark, or turn over what is.
 */
export interface ToggleFalsePositiveRequest {
  /** Absent: the opposite of what it is. */
  false_positive?: boolean;
  /** @maxLength 2000 */
  reason?: string;
}

/**
 * A filter with a list of values.
 */
export type FilterKey =
  | 'repository'
  | 'repository_tag'
  | 'branch'
  | 'tool'
  | 'language'
  | 'team'
  | 'developer'
  | 'issue_owner'
  | 'status'
  | 'mitigation'
  | 'remediation_type'
  | 'sla'
  | 'policy_category'
  | 'policy_name'
  | 'policy_control'
  | 'severity'
  | 'cwe'
  | 'cve'
  | 'rule'
  | 'component'
  | 'type'
  | 'category'
  | 'reachability'
  | 'opinion'
  | 'owasp'
  | 'slsa_threats'
  | 'provider'
  | 'tags'
  | 'excluded_file_types'
  | 'owasp_cicd';
/**
 * A value that a filter offers.
 */
export interface FilterOption {
  value: string;
  label: string;
  /**
   * Findings with this value under the other filters.
   * @minimum 0
   */
  count: number;
}

/**
 * Values that one filter offers, most frequent first.
 */
export interface FilterOptions {
  filter_key: string;
  options: FilterOption[];
  counts_are_exact: boolean;
  /** More values exist; narrow them by `q`. */
  truncated: boolean;
}

/**
 * Options of a filter.
 */
export interface FilterOptionsDocument {
  data: FilterOptions;
}

/**
 * Open findings that are over their date, and those that soon will be.
 */
export interface DueCounts {
  /** @minimum 0 */
  overdue: number;
  /** @minimum 0 */
  due_soon: number;
}

/**
 * Findings of each severity by their due dates.
 */
export interface DueBySeverity {
  critical: DueCounts;
  high: DueCounts;
  medium: DueCounts;
  low: DueCounts;
  info: DueCounts;
}

/**
 * Mean days to the fix by severity; null where nothing was closed.
 */
export interface SeverityDays {
  /**
   * @minimum 0
   * @nullable
   */
  critical: number | null;
  /**
   * @minimum 0
   * @nullable
   */
  high: number | null;
  /**
   * @minimum 0
   * @nullable
   */
  medium: number | null;
  /**
   * @minimum 0
   * @nullable
   */
  low: number | null;
  /**
   * @minimum 0
   * @nullable
   */
  info: number | null;
}

/**
 * One day of a chart.
 */
export interface SeriesPoint {
  date: string;
  /** @minimum 0 */
  critical: number;
  /** @minimum 0 */
  high: number;
  /** @minimum 0 */
  medium: number;
  /** @minimum 0 */
  low: number;
  /** @minimum 0 */
  info: number;
}

/**
 * Totals of findings and how they went.
 */
export interface TotalFindingsChart {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  open: number;
  /** @minimum 0 */
  in_progress: number;
  /** @minimum 0 */
  fixed: number;
  /** @minimum 0 */
  risk_accepted: number;
  /** @minimum 0 */
  false_positive: number;
  /** @minimum 0 */
  overdue: number;
  /** @minimum 0 */
  due_soon: number;
  due_by_severity: DueBySeverity;
  /** @minimum 0 */
  kev: number;
  /** Of what is open. */
  severity: SeverityCounts;
  /**
   * From the first report to the fix, of what was fixed in the period. False positives and accepted risks are none.
   * @minimum 0
   * @nullable
   */
  mean_days_to_fix: number | null;
  /**
   * The same of the period of equal length before it.
   * @minimum 0
   * @nullable
   */
  mean_days_to_fix_before: number | null;
  mean_days_to_fix_by_severity: SeverityDays;
  /** Open at the end of each day. */
  series: SeriesPoint[];
  /** The findings of first imports of repositories on the days of the series. Comparisons omit them: they were there before the first scan. */
  baselines: SeriesPoint[];
  is_exact: boolean;
}

/**
 * Totals and their course.
 */
export interface TotalFindingsChartDocument {
  data: TotalFindingsChart;
}

/**
 * What was found and fixed on a day, without the first imports of repositories.
 */
export interface DayOfChanges {
  date: string;
  /** @minimum 0 */
  found: number;
  /** @minimum 0 */
  fixed: number;
}

/**
 * How many findings would be open at the end of a day.
 */
export interface TargetPoint {
  date: string;
  /** @minimum 0 */
  total: number;
}

/**
 * What would be open if each finding had been fixed on its due date. Findings that are late are above the target, those fixed before their date below it; duplicates, false positives and accepted risks count neither way once they are decided.
 */
export interface TargetCourse {
  /** The same days as those of the open findings. */
  series: TargetPoint[];
  /**
   * Open today after their due date.
   * @minimum 0
   */
  late: number;
  /**
   * Fixed already though due later.
   * @minimum 0
   */
  early: number;
  /** False where it is estimated from a sample of many findings. */
  is_exact: boolean;
}

/**
 * Open findings by severity and how they went.
 */
export interface FindingsChart {
  severity: SeverityCounts;
  series: SeriesPoint[];
  /** The findings of first imports of repositories on the days of the series. Comparisons omit them. */
  baselines: SeriesPoint[];
  /** The same days as those of the series. */
  changes: DayOfChanges[];
  /**
   * New in the period, without the first imports of repositories.
   * @minimum 0
   */
  found: number;
  /**
   * Fixed in the period.
   * @minimum 0
   */
  fixed: number;
  /**
   * @minimum 0
   * @nullable
   */
  mean_days_to_fix: number | null;
  /** The target that the organisation's due dates set; null where no rule sets one. */
  target: TargetCourse | null;
  is_exact: boolean;
}

/**
 * Open findings and how they went.
 */
export interface FindingsChartDocument {
  data: FindingsChart;
}

/**
 * A repository and its open findings.
 */
export interface RepositoryCount {
  repository: RepositoryRef;
  /** @minimum 0 */
  total: number;
  severity: SeverityCounts;
}

/**
 * Open findings by repository, most first.
 */
export interface RepositoryChart {
  data: RepositoryCount[];
  is_exact: boolean;
}

/**
 * By how many a figure differs from what it was before the period; null without anything to compare with.
 * @nullable
 */
export type FigureChange = number | null;

/**
 * How the figures of the overview changed within the period.
 */
export interface FiguresChart {
  /** What is open. */
  open: FigureChange | null;
  /** Open and over their due date. */
  overdue: FigureChange | null;
  /** Open and known to be exploited. */
  kev: FigureChange | null;
  /** Open, critical or high, and called by the code. */
  reachable: FigureChange | null;
  /** Open secrets that their issuer still accepts. */
  live_secrets: FigureChange | null;
  /** False where it is estimated from a sample of many findings. */
  is_exact: boolean;
}

/**
 * How the figures of the overview changed.
 */
export interface FiguresChartDocument {
  data: FiguresChart;
}

/**
 * A repository or team and what changed for it.
 */
export interface NamedChange {
  /** Nickname of the repository or name of the team. */
  name: string;
  /**
   * New in the period, without the first imports of repositories.
   * @minimum 0
   */
  found: number;
  /**
   * Fixed, accepted or marked as false positives in the period.
   * @minimum 0
   */
  closed: number;
}

/**
 * New and closed findings by repository or team.
 */
export interface ChangesChart {
  data: NamedChange[];
  /** False where it is estimated from a sample of many findings. */
  is_exact: boolean;
}

/**
 * How long findings of a severity take to be fixed.
 */
export interface FixTime {
  severity: Severity;
  /**
   * How many were fixed within the period.
   * @minimum 0
   */
  fixed: number;
  /**
   * @minimum 0
   * @nullable
   */
  median_days: number | null;
  /**
   * Of as many days before the period.
   * @minimum 0
   * @nullable
   */
  median_days_before: number | null;
  /**
   * The fewest days that a rule gives every finding of this severity.
   * @minimum 0
   * @nullable
   */
  target_days: number | null;
}

/**
 * Median days to the fix by severity.
 */
export interface FixTimesChart {
  data: FixTime[];
  /** False where it is estimated from a sample of many findings. */
  is_exact: boolean;
}

/**
 * How often scans start by themselves.
 */
export type ScheduleScan = 'off' | 'daily' | 'weekly' | 'monthly';
/**
 * Whether scans start by themselves when a repository changes.
 */
export type AutonomousScan = boolean;

/**
 * Plan of the organisation.
 */
export type SubscriptionTier = 'free' | 'starter' | 'team' | 'enterprise';
/**
 * Whether plans are paid by card: `off` where this server takes no cards, `none` where the organisation is no customer of the payment provider yet, `customer` where it is.
 */
export type SubscriptionPayment = 'off' | 'none' | 'customer';
/**
 * The organisation tries the product, with everything that the largest plan includes. Absent where it does not.
 */
export interface Pilot {
  /**
   * The last day; null where no end was set.
   * @nullable
   */
  until: string | null;
}

/**
 * What the organisation has subscribed to.
 */
export interface Subscription {
  tier: SubscriptionTier;
  payment: SubscriptionPayment;
  pilot?: Pilot;
}

/**
 * Where findings are sent as tickets.
 */
export interface IssueWebhookState {
  isConfigured: boolean;
  /** @nullable */
  name: string | null;
}

/**
 * Semgrep CLI, without its token.
 */
export interface SemgrepCliState {
  isConfigured: boolean;
  /** @nullable */
  config: string | null;
}

/**
 * Whether credentials are complete.
 */
export interface ConfiguredPlugin {
  isConfigured: boolean;
}

/**
 * Which clouds are connected.
 */
export interface CloudPlugin {
  aws: ConfiguredPlugin;
  azure: ConfiguredPlugin;
  gcp: ConfiguredPlugin;
  oracle_oci: ConfiguredPlugin;
}

/**
 * The pipeline's token, without the token itself.
 */
export interface PlexalyzerPlugin {
  isConfigured: boolean;
  /** @nullable */
  name: string | null;
  /** @nullable */
  created_at: string | null;
  /** @nullable */
  expired_at: string | null;
}

/**
 * What the organisation has connected.
 */
export interface ClientPlugins {
  github: ConfiguredPlugin;
  gitlab: ConfiguredPlugin;
  bitbucket_cloud: ConfiguredPlugin;
  gitea: ConfiguredPlugin;
  cloud: CloudPlugin;
  plexalyzer: PlexalyzerPlugin;
  fortify: ConfiguredPlugin;
  black_duck: ConfiguredPlugin;
  checkmarx: ConfiguredPlugin;
}

/**
 * Who the company is.
 */
export interface CompanyInformation {
  /**
   * @maxLength 300
   * @nullable
   */
  legal_name: string | null;
  /**
   * @maxLength 300
   * @nullable
   */
  parent_company: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  global_entity_identifier: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  category: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  url_company: string | null;
}

/**
 * A place on earth.
 */
export interface Coordinate {
  /**
   * @minimum -90
   * @maximum 90
   */
  lat: number;
  /**
   * @minimum -180
   * @maximum 180
   */
  long: number;
}

/**
 * Where the company sits.
 */
export interface Headquarters {
  coordinate: Coordinate | null;
  /**
   * @maxItems 50
   * @items.maxLength 300
   */
  locations: string[];
}

/**
 * Where data is processed.
 */
export interface DataProcessing {
  /**
   * @maxItems 200
   * @items.maxLength 300
   */
  locations: string[];
}

/**
 * How the company is built.
 */
export interface CompanyStructure {
  headquarters: Headquarters;
  /**
   * @maxItems 200
   * @items.maxLength 300
   */
  subsidiary: string[];
  /**
   * @maxItems 200
   * @items.maxLength 300
   */
  branch: string[];
  /**
   * @maxItems 200
   * @items.maxLength 300
   */
  service: string[];
  data_processing: DataProcessing;
}

/**
 * What the company has to follow.
 */
export interface CompanyRegulations {
  /**
   * @maxItems 100
   * @items.maxLength 100
   */
  applicable_regulations: string[];
}

/**
 * The company behind the organisation.
 */
export interface Company {
  information: CompanyInformation;
  structure: CompanyStructure;
  regulations: CompanyRegulations;
}

/**
 * Kind of AI service.
 */
export type RemediatorType = 'azure' | 'openai';
/**
 * The remediator's AI service, without its key.
 */
export interface RemediatorState {
  isConfigured: boolean;
  /** @nullable */
  deployment_name: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  base_url: string | null;
  /** @nullable */
  version: string | null;
  type: RemediatorType;
}

/**
 * The validation's AI service, without its key.
 */
export interface ValidationState {
  isConfigured: boolean;
  /** @nullable */
  openai_deployment_name: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  openai_base_url: string | null;
  openai_type: RemediatorType;
  /** @nullable */
  openai_version: string | null;
  /** Findings of these are judged after an import. */
  severities: Severity[];
  /** And of these tools; of all where it is empty. */
  tools: string[];
  /**
   * So many opinions a day, in UTC, asked for by people or after imports.
   * @minimum 0
   */
  most_per_day: number;
}

/**
 * What the AI services cost for a million tokens of requests (`input`) and of answers (`output`), in the currency of the budget, as an administrator entered it; null where it is unknown.
 */
export interface AiPrices {
  /**
   * @minimum 0
   * @maximum 100000
   * @nullable
   */
  remediator_input: number | null;
  /**
   * @minimum 0
   * @maximum 100000
   * @nullable
   */
  remediator_output: number | null;
  /**
   * @minimum 0
   * @maximum 100000
   * @nullable
   */
  validation_input: number | null;
  /**
   * @minimum 0
   * @maximum 100000
   * @nullable
   */
  validation_output: number | null;
}

/**
 * What the organisation allows its AI services in a month, in UTC. Null is no limit.
 */
export interface AiBudget {
  /**
   * Of requests and answers together.
   * @minimum 0
   * @maximum 1000000000000
   * @nullable
   */
  tokens_per_month: number | null;
  /**
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  money_per_month: number | null;
  /** @pattern ^[A-Z]{3}$ */
  currency: string;
  prices: AiPrices;
}

/**
 * The AI services of the organisation.
 */
export interface AiConfiguration {
  remediator: RemediatorState;
  validation: ValidationState;
  budget: AiBudget;
}

/**
 * The organisation, as the payload of the token.
 */
export interface Client {
  _id: string;
  organization_name: string;
  enable_false_positive_analysis: boolean;
  /** Whether Stripe keeps a card for the organisation’s subscription. Set when Stripe says so. */
  credit_card: boolean;
  /** @nullable */
  address: string | null;
  /** @nullable */
  legal_name: string | null;
  schedule_scan: ScheduleScan;
  autonomous_scan: AutonomousScan;
  pipeline_integration: boolean;
  deep_reasoning_enrichment: boolean;
  /** Whether one is stored. The server makes no call with it: sign-in by Google takes each user’s own token. */
  google_oauth_token: boolean;
  /** @nullable */
  account_setup_at: string | null;
  /** @nullable */
  reminder_sent_at: string | null;
  subscription: Subscription;
  /**
   * @maxItems 200
   * @items.minLength 1
   * @items.maxLength 100
   * @items.pattern \S
   */
  excluded_tools: string[];
  /**
   * @maxItems 200
   * @items.minLength 1
   * @items.maxLength 100
   * @items.pattern \S
   */
  included_tools: string[];
  issue_webhook: IssueWebhookState | null;
  semgrep_cli: SemgrepCliState;
  plugins: ClientPlugins;
  company: Company;
  ai_configuration: AiConfiguration;
  /**
   * As in `ETag`.
   * @minimum 1
   */
  version: number;
}

/**
 * The organisation, as a signed token.
 */
export interface ClientToken {
  /** JWT (HS256) whose payload is `Client`. */
  token: string;
}

/**
 * What to subscribe to.
 */
export interface SubscriptionInput {
  tier: SubscriptionTier;
}

/**
 * Semgrep CLI.
 */
export interface SemgrepCliRequest {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  token?: string | null;
  /**
   * @maxLength 500
   * @nullable
   */
  config?: string | null;
}

/**
 * Who the company is; what is absent stays.
 */
export interface CompanyInformationInput {
  /**
   * @maxLength 300
   * @nullable
   */
  legal_name?: string | null;
  /**
   * @maxLength 300
   * @nullable
   */
  parent_company?: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  global_entity_identifier?: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  category?: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  url_company?: string | null;
}

/**
 * A place on earth.
 */
export interface CoordinateInput {
  /**
   * @minimum -90
   * @maximum 90
   */
  lat: number;
  /**
   * @minimum -180
   * @maximum 180
   */
  long: number;
}

/**
 * Where the company sits.
 */
export interface HeadquartersInput {
  coordinate?: CoordinateInput | null;
  /**
   * @maxItems 50
   * @items.maxLength 300
   */
  locations?: string[];
}

/**
 * Where data is processed.
 */
export interface DataProcessingInput {
  /**
   * @maxItems 200
   * @items.maxLength 300
   */
  locations?: string[];
}

/**
 * How the company is built.
 */
export interface CompanyStructureInput {
  headquarters?: HeadquartersInput;
  /**
   * @maxItems 200
   * @items.maxLength 300
   */
  subsidiary?: string[];
  /**
   * @maxItems 200
   * @items.maxLength 300
   */
  branch?: string[];
  /**
   * @maxItems 200
   * @items.maxLength 300
   */
  service?: string[];
  data_processing?: DataProcessingInput;
}

/**
 * What the company has to follow.
 */
export interface CompanyRegulationsInput {
  /**
   * @maxItems 100
   * @items.maxLength 100
   */
  applicable_regulations?: string[];
}

/**
 * The company behind the organisation.
 */
export interface CompanyInput {
  information?: CompanyInformationInput;
  structure?: CompanyStructureInput;
  regulations?: CompanyRegulationsInput;
}

/**
 * The AI remediator's service.
 */
export interface RemediatorInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  api_key?: string | null;
  /**
   * @maxLength 200
   * @nullable
   */
  deployment_name?: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  base_url?: string | null;
  /**
   * @maxLength 50
   * @nullable
   */
  version?: string | null;
  type?: RemediatorType;
}

/**
 * The validation's AI service.
 */
export interface ValidationInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  openai_api_key?: string | null;
  /**
   * @maxLength 200
   * @nullable
   */
  openai_deployment_name?: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  openai_base_url?: string | null;
  openai_type?: RemediatorType;
  /**
   * @maxLength 50
   * @nullable
   */
  openai_version?: string | null;
  /** @maxItems 5 */
  severities?: Severity[];
  /**
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 200
   */
  tools?: string[];
  /**
   * @minimum 0
   * @maximum 100000
   */
  most_per_day?: number;
}

/**
 * What the AI services may use in a month. Absent values stay, null is no limit.
 */
export interface AiBudgetInput {
  /**
   * @minimum 0
   * @maximum 1000000000000
   * @nullable
   */
  tokens_per_month?: number | null;
  /**
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  money_per_month?: number | null;
  /** @pattern ^[A-Z]{3}$ */
  currency?: string;
  prices?: AiPrices;
}

/**
 * The AI services of the organisation.
 */
export interface AiConfigurationInput {
  remediator?: RemediatorInput;
  validation?: ValidationInput;
  budget?: AiBudgetInput;
}

/**
 * The plain organisation, as far as it changes. What is absent stays.
 */
export interface UpdateClientRequest {
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  organization_name?: string;
  /**
   * @maxLength 300
   * @nullable
   */
  legal_name?: string | null;
  /**
   * @maxLength 500
   * @nullable
   */
  address?: string | null;
  enable_false_positive_analysis?: boolean;
  schedule_scan?: ScheduleScan;
  autonomous_scan?: boolean;
  pipeline_integration?: boolean;
  /**
   * @maxItems 200
   * @items.minLength 1
   * @items.maxLength 100
   * @items.pattern \S
   */
  excluded_tools?: string[];
  /**
   * @maxItems 200
   * @items.minLength 1
   * @items.maxLength 100
   * @items.pattern \S
   */
  included_tools?: string[];
  /**
   * The server makes no call with it. Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 4000
   * @nullable
   */
  google_oauth_token?: string | null;
  subscription?: SubscriptionInput;
  semgrep_cli?: SemgrepCliRequest;
  company?: CompanyInput;
  ai_configuration?: AiConfigurationInput;
  /** @nullable */
  account_setup_at?: string | null;
}

/**
 * `name`: the organisation has a name of its own. `findings`: a scan succeeded. `people`: a colleague was invited. `pipeline`: an API token was used. `host`: a source host is connected. `due_dates`: a rule sets due dates. `mail`: the server sends mail.
 */
export type SetupStepName =
  | 'name'
  | 'findings'
  | 'people'
  | 'pipeline'
  | 'host'
  | 'due_dates'
  | 'mail';
/**
 * A step, and what completed it.
 */
export interface SetupStep {
  step: SetupStepName;
  done: boolean;
  /**
   * The organisation or the repository with the first scan.
   * @nullable
   */
  what: string | null;
  /**
   * Findings of the first scan, or people beside the first.
   * @minimum 0
   * @nullable
   */
  count: number | null;
}

/**
 * What is done, and what is left to set up.
 */
export interface ClientSetup {
  data: SetupStep[];
  /** The sample is loaded. */
  sample: boolean;
}

/**
 * The sample's repositories, and the imports of its reports.
 */
export interface Sample {
  repositories: RepositoryRef[];
  /** Ids of the scans; none where the sample was there already. */
  scans: string[];
}

/**
 * Whether the deletion of the organisation was requested, and when it happens.
 */
export interface ClientDeletion {
  /**
   * For how many days a request made now could be cancelled.
   * @minimum 1
   * @maximum 365
   */
  grace_days: number;
  /**
   * Null if no user requested it.
   * @nullable
   */
  requested_at: string | null;
  /**
   * From here on nothing can be restored.
   * @nullable
   */
  deletes_at: string | null;
  /**
   * Null if no user requested it or the person has left.
   * @nullable
   */
  requested_by: string | null;
}

/**
 * The organisation's name, and a proof that the caller is the person of the session.
 */
export interface ClientDeletionRequest {
  /**
   * The organisation’s present name.
   * @minLength 1
   * @maxLength 200
   */
  organization_name: string;
  /**
   * Six digits of the app or a recovery code; needed where the caller has two-factor sign-in.
   * @minLength 6
   * @maxLength 32
   */
  code?: string;
  /**
   * Needed without two-factor sign-in where the caller logged in more than 15 minutes ago.
   * @maxLength 200
   */
  password?: string;
}

/**
 * A proof that the caller is the person of the session.
 */
export interface IdentityProof {
  /**
   * Six digits of the app or a recovery code; needed where the caller has two-factor sign-in.
   * @minLength 6
   * @maxLength 32
   */
  code?: string;
  /**
   * Needed without two-factor sign-in where the caller logged in more than 15 minutes ago.
   * @maxLength 200
   */
  password?: string;
}

/**
 * State of a job.
 */
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed';
/**
 * A job that goes on in the background.
 */
export interface JobRef {
  job_id: string;
  status: JobStatus;
}

/**
 * A kind of data that is kept for a number of days.
 */
export type RetentionKind =
  | 'audit_log'
  | 'mails'
  | 'notifications'
  | 'jobs'
  | 'reports'
  | 'finding_history'
  | 'closed_findings';
/**
 * When entries are deleted next, if none are added, and how many.
 */
export interface RetentionRemoval {
  /**
   * Null where there are none or they are kept until the organisation is deleted.
   * @nullable
   */
  at: string | null;
  /**
   * How many entries are deleted then.
   * @minimum 0
   */
  count: number;
}

/**
 * How many entries are older than a number of days.
 */
export interface RetentionPreview {
  /**
   * Days that can be set.
   * @minimum 1
   */
  days: number;
  /**
   * How many entries these days would delete in the night from which they hold.
   * @minimum 0
   */
  count: number;
}

/**
 * How long the organisation keeps one kind of data, and how much of it there is.
 */
export interface RetentionEntry {
  kind: RetentionKind;
  /**
   * Null where it is kept until the organisation is deleted.
   * @minimum 1
   * @nullable
   */
  days: number | null;
  /**
   * When these days, fewer than before, begin to hold; null where they hold already.
   * @nullable
   */
  holds_from: string | null;
  /**
   * The fewest days that can be set.
   * @minimum 1
   */
  least: number;
  /**
   * The most days that can be set.
   * @minimum 1
   */
  most: number;
  /**
   * How many entries there are now.
   * @minimum 0
   */
  kept: number;
  /**
   * How large they are together; null where that is not counted.
   * @minimum 0
   * @nullable
   */
  kept_bytes: number | null;
  next_removal: RetentionRemoval;
  /** How many of them each number of days would delete if it were set now, fewest days first. */
  older: RetentionPreview[];
}

/**
 * For how many days the organisation keeps its logs and results.
 */
export interface Retention {
  /** The night from which fewer days hold that are set now. */
  shorter_from: string;
  /** Every kind once. */
  data: RetentionEntry[];
}

/**
 * Days by kind; null keeps it until the organisation is deleted. Kinds that may be absent stay as they are.
 */
export interface RetentionRequest {
  /**
   * Entries of the audit log.
   * @minimum 90
   * @maximum 3650
   * @nullable
   */
  audit_log: number | null;
  /**
   * Mails that wait no more.
   * @minimum 30
   * @maximum 3650
   * @nullable
   */
  mails: number | null;
  /**
   * Notifications of all members.
   * @minimum 30
   * @maximum 3650
   * @nullable
   */
  notifications: number | null;
  /**
   * Jobs that have ended and their results.
   * @minimum 7
   * @maximum 90
   */
  jobs: number;
  /**
   * Raw reports that were not imported completely.
   * @minimum 1
   * @maximum 30
   */
  reports?: number;
  /**
   * The history of fixed findings without comments.
   * @minimum 90
   * @maximum 3650
   * @nullable
   */
  finding_history?: number | null;
  /**
   * Findings since they are fixed; never open ones nor decisions.
   * @minimum 90
   * @maximum 3650
   * @nullable
   */
  closed_findings?: number | null;
}

/**
 * Whom and where to bill.
 */
export interface UpdateBillingRequest {
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  legal_name: string;
  /**
   * @minLength 1
   * @maxLength 500
   * @pattern \S
   */
  address: string;
  /** Absent keeps it. The next answer of Stripe about a subscription replaces it. */
  credit_card?: boolean;
}

/**
 * Switch deep reasoning on or off.
 */
export interface DeepReasoningRequest {
  /** Absent: the opposite of what it is. */
  deep_reasoning_enrichment?: boolean;
}

/**
 * Whether the invitation was accepted.
 */
export type TeamMemberState = 'invited' | 'active';
/**
 * A member of the organisation.
 */
export interface TeamMember {
  id: string;
  /** @maxLength 254 */
  email: string;
  /** @nullable */
  username: string | null;
  role: Role;
  state: TeamMemberState;
  two_factor_enabled: boolean;
  /**
   * @maxLength 2000
   * @nullable
   */
  avatar_url: string | null;
  /** @nullable */
  invited_at: string | null;
  /** @nullable */
  last_login_at: string | null;
  /**
   * Sent or assigned to this person and not yet settled.
   * @minimum 0
   */
  open_findings: number;
  /**
   * Requests to accept a risk that wait for this person's answer.
   * @minimum 0
   */
  awaited_approvals: number;
  /**
   * Tokens made by this person that still work.
   * @minimum 0
   */
  api_tokens: number;
  /**
   * Only in the answer to an invitation, and only where no mail server is configured. The link to pass on to this person; it cannot be read again.
   * @maxLength 2000
   */
  invitation_link?: string;
}

/**
 * A page of the team.
 */
export interface TeamList {
  data: TeamMember[];
  meta: ListMeta;
}

/**
 * Whom to invite.
 */
export interface InviteRequest {
  /** @maxLength 254 */
  email: string;
  role: Role;
}

/**
 * The member's new role.
 */
export interface UpdateMemberRequest {
  role: Role;
}

/**
 * What is taken away from the member.
 */
export interface ResetSignInRequest {
  /** The authenticator app and its recovery codes. */
  two_factor: boolean;
  /** All passkeys. */
  passkeys: boolean;
  /** The Google account that is bound to the member. */
  google: boolean;
}

/**
 * A part of the code that a team owns.
 */
export interface TeamOwnership {
  /** Null where a tag says which repositories, or where it is all of them. */
  repository: RepositoryRef | null;
  /**
   * All repositories with this tag.
   * @nullable
   */
  tag: string | null;
  /**
   * Paths as in a CODEOWNERS file. Null for all of them.
   * @nullable
   */
  path: string | null;
  source: OwnershipSource;
  /**
   * Of the CODEOWNERS file.
   * @minimum 1
   * @nullable
   */
  line: number | null;
}

/**
 * People who own a part of the code.
 */
export interface Team {
  id: string;
  name: string;
  members: PersonRef[];
  owns: TeamOwnership[];
}

/**
 * What is known of the CODEOWNERS file of a repository. Its owners are teams of the same name.
 */
export interface CodeownersReading {
  repository: RepositoryRef;
  /**
   * The path of the file. Null if none is known.
   * @nullable
   */
  path: string | null;
  /**
   * Null where it has not been read yet.
   * @nullable
   */
  read_at: string | null;
  /**
   * Why it could not be read the last time.
   * @nullable
   */
  problem: string | null;
  /** Owners of paths with findings that no team has the name of, at most 20. */
  without_team: string[];
}

/**
 * The teams of the organisation, by name.
 */
export interface Teams {
  data: Team[];
  /** Repositories of source hosts, by name. */
  codeowners: CodeownersReading[];
}

/**
 * A part of the code. At least one of a repository, a tag and a path; a path alone means every repository.
 */
export interface TeamOwnershipRequest {
  /** @nullable */
  repository_id?: string | null;
  /**
   * @minLength 1
   * @maxLength 50
   * @nullable
   */
  tag?: string | null;
  /**
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  path?: string | null;
}

/**
 * A team as a whole. What its CODEOWNERS files say stays.
 */
export interface TeamRequest {
  /**
   * @minLength 1
   * @maxLength 80
   * @pattern \S
   */
  name: string;
  /** @maxItems 500 */
  member_ids: string[];
  /** @maxItems 200 */
  owns: TeamOwnershipRequest[];
}

/**
 * A team.
 */
export interface TeamDocument {
  data: Team;
}

/**
 * Whose CODEOWNERS file to read.
 */
export interface CodeownersRequest {
  repository_id: string;
}

/**
 * A person to whom findings can be sent.
 */
export interface Developer {
  id: string;
  username: string;
  /** @maxLength 254 */
  email: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  avatar_url: string | null;
  /**
   * Sent or assigned to this person and not yet settled.
   * @minimum 0
   */
  open_findings: number;
}

/**
 * People whom findings can be sent to.
 */
export interface DeveloperList {
  data: Developer[];
}

/**
 * People who may agree to accept a risk.
 */
export interface ApproverList {
  data: PersonRef[];
}

/**
 * A new password.
 */
export interface ChangePasswordRequest {
  /**
   * @minLength 1
   * @maxLength 1000
   */
  current_password: string;
  /**
   * @minLength 12
   * @maxLength 1000
   */
  password: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  confirm_password: string;
  /** Whether the API tokens that the caller made end too. */
  revoke_tokens?: boolean;
}

/**
 * A session of the caller.
 */
export interface OpenSession {
  id: string;
  /**
   * Where it was opened from. An IPv6 address is named by its network.
   * @nullable
   */
  address: string | null;
  /**
   * What the browser calls itself.
   * @maxLength 300
   * @nullable
   */
  device: string | null;
  created_at: string;
  /** To the minute. */
  last_used_at: string;
  expires_at: string;
  /** Whether it is the session of this call. */
  current: boolean;
  /** Whether it was opened from a new browser or network and the caller has not said yet that it is theirs. */
  unusual: boolean;
}

/**
 * The caller's open sessions.
 */
export interface OpenSessionList {
  data: OpenSession[];
  /** An unused session ends after so many minutes. */
  idle_minutes: number;
}

/**
 * How the user proved who they are.
 */
export type UnusualLoginMeans =
  | 'password'
  | 'password_and_code'
  | 'google'
  | 'passkey'
  | 'password_and_passkey';
/**
 * A login from a browser or a network that the caller had not used.
 */
export interface UnusualLogin {
  id: string;
  created_at: string;
  /**
   * Where it came from.
   * @nullable
   */
  address: string | null;
  /**
   * What the browser calls itself.
   * @maxLength 300
   * @nullable
   */
  device: string | null;
  /** Whether the browser was new. */
  new_device: boolean;
  /** Whether the network was new. */
  new_network: boolean;
  /** How the user proved who they are. */
  means: UnusualLoginMeans;
  /** Whether the session that it opened is still open. */
  session_open: boolean;
}

/**
 * Logins of the caller that wait for an answer, newest first.
 */
export interface UnusualLoginList {
  data: UnusualLogin[];
}

/**
 * Whether the login was the caller's.
 */
export interface UnusualLoginAnswer {
  /** True: the browser and the network are known from now on. False: what it opened ends. */
  mine: boolean;
}

/**
 * Alone: a passkey instead of the password. With the challenge of `login`: instead of a code.
 */
export interface PasskeyChallengeRequest {
  /**
   * What `login` answered.
   * @minLength 1
   * @maxLength 200
   */
  challenge?: string;
}

/**
 * PublicKeyCredentialRequestOptionsJSON. Its challenge works once, within five minutes.
 */
export type PasskeyRequestOptionsPublicKey = { [key: string]: unknown };

/**
 * For `navigator.credentials.get`, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads it (WebAuthn Level 3).
 */
export interface PasskeyRequestOptions {
  /** PublicKeyCredentialRequestOptionsJSON. Its challenge works once, within five minutes. */
  public_key: PasskeyRequestOptionsPublicKey;
}

/**
 * Base64url of the id that the authenticator gave.
 * @minLength 1
 * @maxLength 1400
 * @pattern ^[\w-]+$
 */
export type CredentialId = string;

/**
 * AuthenticatorAssertionResponseJSON.
 */
export type PasskeyAssertionResponse = {
  /**
   * Base64url.
   * @maxLength 4000
   * @pattern ^[\w-]+$
   */
  clientDataJSON: string;
  /**
   * Base64url.
   * @maxLength 4000
   * @pattern ^[\w-]+$
   */
  authenticatorData: string;
  /**
   * Base64url.
   * @maxLength 4000
   * @pattern ^[\w-]+$
   */
  signature: string;
  /**
   * Base64url of the user's id.
   * @maxLength 100
   * @nullable
   * @pattern ^[\w-]*$
   */
  userHandle?: string | null;
};

/**
 * What the authenticator answers to a sign-in, as `toJSON()` of the credential writes it.
 */
export interface PasskeyAssertion {
  id: CredentialId;
  rawId: CredentialId;
  type: 'public-key';
  /** AuthenticatorAssertionResponseJSON. */
  response: PasskeyAssertionResponse;
}

/**
 * What the authenticator answered, and the challenge of `login` where the passkey is the second factor.
 */
export interface PasskeyLoginRequest {
  /**
   * What `login` answered.
   * @minLength 1
   * @maxLength 200
   */
  challenge?: string;
  credential: PasskeyAssertion;
}

/**
 * A passkey with which the caller signs in.
 */
export interface Passkey {
  id: string;
  name: string;
  /** Whether a password manager keeps it on several devices. Otherwise it stays in one device. */
  synced: boolean;
  created_at: string;
  /**
   * Null until the first sign-in with it.
   * @nullable
   */
  last_used_at: string | null;
}

/**
 * The caller's passkeys.
 */
export interface PasskeyList {
  data: Passkey[];
  /** Whether this server can use passkeys. Its public address has to be a secure one with a name. */
  available: boolean;
  /** So many passkeys a user can have. */
  most: number;
}

/**
 * AuthenticatorAttestationResponseJSON.
 */
export type PasskeyAttestationResponse = {
  /**
   * Base64url.
   * @maxLength 4000
   * @pattern ^[\w-]+$
   */
  clientDataJSON: string;
  /**
   * Base64url.
   * @maxLength 60000
   * @pattern ^[\w-]+$
   */
  attestationObject: string;
  /**
   * How the browser reaches the authenticator.
   * @maxItems 10
   * @items.maxLength 20
   */
  transports?: string[];
};

/**
 * What the authenticator answers to the creation, as `toJSON()` of the credential writes it.
 */
export interface PasskeyAttestation {
  id: CredentialId;
  rawId: CredentialId;
  type: 'public-key';
  /** AuthenticatorAttestationResponseJSON. */
  response: PasskeyAttestationResponse;
}

/**
 * A new passkey.
 */
export interface PasskeyRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
  credential: PasskeyAttestation;
}

/**
 * A passkey.
 */
export interface PasskeyDocument {
  data: Passkey;
}

/**
 * Proof that it is the person.
 */
export interface PasswordProof {
  /**
   * @minLength 1
   * @maxLength 1000
   */
  password: string;
}

/**
 * PublicKeyCredentialCreationOptionsJSON. Its challenge holds for five minutes and for this session.
 */
export type PasskeyCreationOptionsPublicKey = { [key: string]: unknown };

/**
 * For `navigator.credentials.create`, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it (WebAuthn Level 3).
 */
export interface PasskeyCreationOptions {
  /** PublicKeyCredentialCreationOptionsJSON. Its challenge holds for five minutes and for this session. */
  public_key: PasskeyCreationOptionsPublicKey;
}

/**
 * Another name of a passkey.
 */
export interface PasskeyNameRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
}

/**
 * What a token may do. `jobs:read` is for exports that are too large for one answer. A token may never do what the person who made it may not.
 */
export type PlexalyzerScope =
  | 'repositories:read'
  | 'scans:upload'
  | 'scans:read'
  | 'findings:read'
  | 'findings:export'
  | 'jobs:read'
  | 'components:read'
  | 'gate:check';
/**
 * An API token, without the token itself.
 */
export interface PlexalyzerTokenInfo {
  id: string;
  name: string;
  prefix: string;
  scopes: PlexalyzerScope[];
  created_at: string;
  expired_at: string;
  /** @nullable */
  last_used_at: string | null;
}

/**
 * API tokens.
 */
export interface PlexalyzerTokenList {
  data: PlexalyzerTokenInfo[];
}

/**
 * What the organisation asks of its members' sessions.
 */
export interface SignInRules {
  /**
   * An unused session ends after so many minutes; any session after a day.
   * @minimum 5
   * @maximum 1440
   */
  idle_minutes: number;
  /** Whether every member needs two-factor sign-in. */
  require_two_factor: boolean;
  /**
   * From when a member without it can do nothing but set it up; null is at once. Absent in a request, it stays.
   * @nullable
   */
  two_factor_from?: string | null;
  /** Whether members may sign in with a passkey. Absent in a request, it stays. */
  allow_passkeys?: boolean;
  /** Whether members may sign in with Google, where the installation offers it. Absent in a request, it stays. */
  allow_google?: boolean;
}

/**
 * A member whose two-factor sign-in is off.
 */
export interface MemberWithoutTwoFactor {
  id: string;
  username: string;
  /** @nullable */
  avatar_url: string | null;
}

/**
 * Which members of the organisation have two-factor sign-in.
 */
export interface TwoFactorCoverage {
  /**
   * Verified members of the organisation.
   * @minimum 0
   */
  members: number;
  /**
   * Those of them whose two-factor sign-in is on.
   * @minimum 0
   */
  members_with: number;
  /** The others by name, 200 at most. */
  without: MemberWithoutTwoFactor[];
  /**
   * When a reminder was last written to one of them; null where none is kept.
   * @nullable
   */
  reminded_at: string | null;
}

/**
 * Without a code: make a secret. With the code of the app: switch on.
 */
export interface ConfigureTwoFactorRequest {
  /**
   * Needed for a secret where the caller logged in more than 15 minutes ago.
   * @maxLength 200
   */
  password?: string;
  /** @pattern ^\d{6}$ */
  code?: string;
}

/**
 * Two-factor sign-in of the person.
 */
export interface TwoFactorState {
  enable_2fa: boolean;
  /**
   * Shown while setting up only.
   * @nullable
   */
  secret: string | null;
  /**
   * The same as a picture, as a data address.
   * @nullable
   */
  qrcode: string | null;
  /** Shown once, when switched on. */
  recovery_codes: string[];
}

/**
 * State of the caller's password and two-factor sign-in, and how many members of the organisation use it.
 */
export interface TwoFactorStanding {
  /** @nullable */
  enabled_at: string | null;
  /**
   * When a code of the app was accepted last.
   * @nullable
   */
  last_used_at: string | null;
  /** @minimum 0 */
  recovery_codes_left: number;
  /**
   * When the last of the present recovery codes was used; null where none was.
   * @nullable
   */
  recovery_code_used_at: string | null;
  /** Whether the organisation requires it, now or from a day on. */
  required: boolean;
  /**
   * When the password was last chosen; null where that is not known.
   * @nullable
   */
  password_changed_at: string | null;
  /**
   * Verified members of the organisation.
   * @minimum 0
   */
  members: number;
  /**
   * Those of them whose two-factor sign-in is on.
   * @minimum 0
   */
  members_with: number;
}

/**
 * Proof that it is the person.
 */
export interface TwoFactorProof {
  /**
   * Six digits of the app, or a recovery code.
   * @minLength 6
   * @maxLength 32
   */
  code: string;
}

/**
 * Proof that it is the person, and whether another app takes the place of this one.
 */
export interface RemoveTwoFactorRequest {
  /**
   * Six digits of the app, or a recovery code.
   * @minLength 6
   * @maxLength 32
   */
  code: string;
  /** Whether the caller sets up another app next. Without it two-factor sign-in stays on where the organisation requires it. */
  replace?: boolean;
}

/**
 * A sentence to show.
 */
export interface Message {
  message: string;
}

/**
 * Who was invited, to what, or who registered.
 */
export interface InvitationInfo {
  /** A member invited this user; false for the user who registered the organisation. */
  invited: boolean;
  /** @maxLength 254 */
  email: string;
  organization_name: string;
  role: Role;
}

/**
 * Name and password of the new account.
 */
export interface VerifyRegisterRequest {
  /** @pattern ^[A-Za-z0-9._-]{3,64}$ */
  username: string;
  /**
   * @minLength 12
   * @maxLength 1000
   */
  password: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  confirm_password: string;
}

/**
 * A new organisation and its first administrator.
 */
export interface RegisterRequest {
  /** @maxLength 254 */
  email: string;
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  organization_name: string;
  /** The partner whose link was followed. One that is unknown or paused is ignored. */
  partner?: string;
}

/**
 * Who forgot the password.
 */
export interface ForgotPasswordRequest {
  /** @maxLength 254 */
  email: string;
}

/**
 * A new password for a one-time link.
 */
export interface ResetPasswordRequest {
  /**
   * @minLength 12
   * @maxLength 1000
   */
  password: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  confirm_password: string;
  /** Whether the API tokens that the user made end too. */
  revoke_tokens?: boolean;
  /** Whether the passkeys of the user are removed too. */
  remove_passkeys?: boolean;
}

/**
 * The first administrator.
 */
export interface SetupRequest {
  /**
   * Of the link that the first start printed.
   * @minLength 1
   * @maxLength 200
   */
  token: string;
  /** @maxLength 254 */
  email: string;
  /** @pattern ^[A-Za-z0-9._-]{3,64}$ */
  username?: string;
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  organization_name?: string;
  /**
   * @minLength 12
   * @maxLength 1000
   */
  password: string;
  /**
   * @minLength 1
   * @maxLength 1000
   */
  confirm_password: string;
}

/**
 * Whether there is a picture.
 */
export interface AvatarCheck {
  exists: boolean;
  /**
   * @maxLength 2000
   * @nullable
   */
  url: string | null;
}

/**
 * A column of the list.
 */
export interface FindingColumn {
  key: string;
  /**
   * @minimum 40
   * @maximum 1200
   * @nullable
   */
  width: number | null;
}

/**
 * Columns of the list, in their order.
 */
export interface FindingColumnsDocument {
  data: FindingColumn[];
}

/**
 * A column of the list.
 */
export interface ColumnInput {
  /** @pattern ^[a-z_0-9]{1,60}$ */
  key: string;
  /**
   * @minimum 40
   * @maximum 1200
   * @nullable
   */
  width?: number | null;
}

/**
 * Columns to show, in their order.
 */
export interface SaveFindingColumnsRequest {
  /**
   * @minItems 1
   * @maxItems 60
   */
  columns: ColumnInput[];
}

/**
 * The findings before and after it in the list.
 */
export interface FindingNeighbours {
  /** @nullable */
  previous: string | null;
  /** @nullable */
  next: string | null;
  /**
   * @minimum 1
   * @nullable
   */
  position: number | null;
}

/**
 * Filters as the address writes them, by key.
 */
export interface WrittenFilters {
  [key: string]: string;
}

/**
 * The filters to count.
 */
export interface CountFindingsRequest {
  /**
   * Each with the keys of the list, and `q` for what it is searched for.
   * @minItems 1
   * @maxItems 50
   */
  filters: WrittenFilters[];
}

/**
 * How many findings a filter finds.
 */
export interface FindingCount {
  /** @minimum 0 */
  total: number;
  /** False where there are more than `total`. */
  total_is_exact: boolean;
}

/**
 * A count for each filter, in the order of the request.
 */
export interface FindingCountsDocument {
  data: FindingCount[];
}

/**
 * Repositories whose first report came on this day.
 */
export interface FirstReports {
  day: string;
  repository_ids: string[];
}

/**
 * A finding is new when it was first seen at `since` or later, and not on the day in UTC of the first report of its repository. What the user marked one by one goes before that.
 */
export interface FindingsNews {
  /**
   * The end of the visit before this one, or when the user marked all as seen since then; null during the first, to which everything is new.
   * @nullable
   */
  since: string | null;
  /**
   * New findings that the user marked as seen during this visit.
   * @maxItems 1000
   */
  seen: string[];
  /**
   * Other findings that the user marked as new, also during an earlier visit.
   * @maxItems 1000
   */
  unseen: string[];
  /** Those on the day of `since` or later. */
  first_reports: FirstReports[];
}

/**
 * What makes a finding new to the user.
 */
export interface FindingsNewsDocument {
  data: FindingsNews;
}

/**
 * When the user was at the findings list before.
 */
export interface FindingsVisit {
  /**
   * The end of the visit before this one, or when the user marked all as seen since then; null during the first.
   * @nullable
   */
  since: string | null;
  /**
   * `since` of the visit before this one: what came since then was new on it. Null during the first two visits.
   * @nullable
   */
  since_before: string | null;
}

/**
 * When the user was at the findings list before.
 */
export interface FindingsVisitDocument {
  data: FindingsVisit;
}

/**
 * Marks findings as seen, or takes that back.
 */
export interface MarkFindingsSeenRequest {
  /** False: they are new to the user. */
  seen: boolean;
  /**
   * Absent: all findings; then `seen: false` takes back the last time that all were marked.
   * @minItems 1
   * @maxItems 100
   */
  finding_ids?: string[];
}

/**
 * Findings with one value in common.
 */
export interface FindingGroup {
  key: string;
  label: string;
  /** @minimum 0 */
  total: number;
  severity: SeverityCounts;
  worst: Severity;
  /**
   * @minimum 0
   * @maximum 100
   */
  highest_priority: number;
  /**
   * In how many repositories.
   * @minimum 1
   */
  repositories: number;
  /** When the first of them was first seen. */
  oldest_at: string;
  /**
   * How many have a known fix.
   * @minimum 0
   */
  with_fix: number;
}

/**
 * Groups, the worst first.
 */
export interface FindingGroupList {
  data: FindingGroup[];
  meta: ListMeta;
}

/**
 * Whom to send it to.
 */
export interface SendFindingRequest {
  /**
   * @minItems 1
   * @maxItems 100
   */
  developer_ids: string[];
  /** @maxLength 2000 */
  message?: string;
}

/**
 * All that match a filter, save a few.
 */
export interface FindingSelectionInput {
  filter: WrittenFilters;
  /** @maxItems 10000 */
  except?: string[];
  /** When the person looked. */
  as_of: string;
  /**
   * What the person saw; too different a count is refused.
   * @minimum 0
   */
  expected_total: number;
}

/**
 * When the user loaded the named findings. A finding that another user has changed since then is skipped and reported.
 */
export type SeenAt = string;

/**
 * Chosen by the caller, so that a request without a response can be repeated: the same id twice is one run.
 */
export type RunId = string;

/**
 * What to send, to whom. Mail goes out after 30 seconds; until then the job can be cancelled.
 */
export interface SendFindingsRequest {
  /**
   * @minItems 1
   * @maxItems 10000
   */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  /**
   * @minItems 1
   * @maxItems 100
   */
  developer_ids: string[];
  /** @maxLength 2000 */
  message?: string;
  seen_at?: SeenAt;
  run_id?: RunId;
}

/**
 * The language in which the AI service explains its fix; without one that of `Accept-Language`. What goes into the repository stays English.
 */
export type RemediationLocale = 'en' | 'es';
/**
 * Where issues are opened; a webhook is the organisation's own ticket system.
 */
export type IssueTracker = 'source_host' | 'webhook';
/**
 * Which findings to make remediations for.
 */
export interface GeneratePatchRequest {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  findings?: string[];
  selection?: FindingSelectionInput;
  /** Propose each remediation that is ready as a pull request. */
  apply_pr?: boolean;
  /** Open an issue for each finding. */
  apply_issues?: boolean;
  locale?: RemediationLocale;
  pull_request_per?: PullRequestPer;
  /** Open pull requests as drafts, which cannot be merged until a user marks them as ready. Absent: as set for each repository. */
  draft?: boolean;
  tracker?: IssueTracker;
  seen_at?: SeenAt;
  run_id?: RunId;
}

export type ApplyPatchRequestAs = 'pull_request' | 'issue';
/**
 * Which remediations to apply.
 */
export interface ApplyPatchRequest {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  remediations: string[];
  as?: ApplyPatchRequestAs;
  pull_request_per?: PullRequestPer;
  /** Open pull requests as drafts, which cannot be merged until a user marks them as ready. Absent: as set for each repository. */
  draft?: boolean;
  tracker?: IssueTracker;
  run_id?: RunId;
}

/**
 * The findings whose patches to list, by one of the three.
 */
export interface ListReadyPatchesRequest {
  /**
   * @minItems 1
   * @maxItems 10000
   */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  /** The findings of a run. */
  job_id?: string;
}

/**
 * As much of a finding as a line about it shows.
 */
export interface BulkFinding {
  id: string;
  title: string;
  severity: Severity;
  repository: string;
  /**
   * File and line, else component.
   * @nullable
   */
  place: string | null;
}

/**
 * Who knows it.
 */
export type ReadyPatchSource = 'report' | 'advisory' | 'ai';
/**
 * A patch that can be opened as a pull request or an issue.
 */
export interface ReadyPatch {
  remediation_id: string;
  title: string;
  /** Who knows it. */
  source: ReadyPatchSource;
  /** A user changed the patch after it was made. */
  is_edited: boolean;
  /**
   * The issue that is already open for it.
   * @maxLength 2000
   * @nullable
   */
  issue_url: string | null;
  finding: BulkFinding;
}

/**
 * Patches that can be opened.
 */
export interface ReadyPatchesDocument {
  /** @maxItems 1000 */
  data: ReadyPatch[];
  /**
   * All that are ready, also beyond those listed.
   * @minimum 0
   */
  total: number;
}

/**
 * Why to live with it, and until when.
 */
export interface AcceptRiskRequest {
  /**
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  reason: string;
  /** @nullable */
  until?: string | null;
  /** Until a fix exists. */
  until_fix?: boolean;
  /**
   * Who has to agree; it stays open until then.
   * @nullable
   */
  approver_id?: string | null;
}

/**
 * The approver's answer.
 */
export interface DecideRiskRequest {
  approve: boolean;
  /** @maxLength 2000 */
  comment?: string;
}

/**
 * One change for all of them.
 */
export interface BulkChangeInput {
  status?: FindingStatus;
  false_positive?: boolean;
  /** @nullable */
  assignee_id?: string | null;
  /**
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  add_tags?: string[];
  /**
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  remove_tags?: string[];
  /**
   * Due so many days after the finding was first seen; null returns to the date of the policies.
   * @minimum 0
   * @maximum 3650
   * @nullable
   */
  due_days?: number | null;
  accept_risk?: AcceptRiskRequest;
  /** Answers the requests that wait for the caller. */
  decide_risk?: DecideRiskRequest;
  /** @maxLength 2000 */
  reason?: string;
}

/**
 * With `open_at_host`, a pull request or issue at the source host follows the patch.
 */
export type PreviewBulkRequestAction = 'triage' | 'send' | 'generate_patch' | 'open_at_host';
/**
 * An action, and the findings that it is meant for.
 */
export interface PreviewBulkRequest {
  /**
   * @minItems 1
   * @maxItems 10000
   */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  /** With `open_at_host`, a pull request or issue at the source host follows the patch. */
  action: PreviewBulkRequestAction;
  /** What to change; with the action `triage`. */
  change?: BulkChangeInput;
  seen_at?: SeenAt;
}

/**
 * Findings that would change, by severity.
 */
export interface BulkSeverities {
  /** @minimum 0 */
  critical: number;
  /** @minimum 0 */
  high: number;
  /** @minimum 0 */
  medium: number;
  /** @minimum 0 */
  low: number;
  /** @minimum 0 */
  info: number;
}

/**
 * Findings that would stay as they are, for one reason.
 */
export interface BulkStay {
  /** A stable word for the reason. */
  code: string;
  reason: string;
  /** @minimum 1 */
  count: number;
  /**
   * The most urgent of them.
   * @maxItems 20
   */
  examples: BulkFinding[];
}

/**
 * What an action would do; nothing has changed.
 */
export interface BulkPreview {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  will_change: number;
  /**
   * Of those that would change.
   * @minimum 0
   */
  known_exploited: number;
  severities: BulkSeverities;
  stay: BulkStay[];
}

/**
 * What an action would do.
 */
export interface BulkPreviewDocument {
  data: BulkPreview;
}

/**
 * Findings to send to developers.
 */
export interface SuggestDevelopersRequest {
  /**
   * @minItems 1
   * @maxItems 10000
   */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
}

/**
 * A person who last changed the code of some of the findings.
 */
export interface DeveloperSuggestion {
  id: string;
  /**
   * Whose code this person was the last to change.
   * @minimum 1
   */
  findings: number;
  /**
   * Of the latest change that is known.
   * @nullable
   */
  file: string | null;
  /**
   * The latest change that a report dates.
   * @nullable
   */
  changed_at: string | null;
}

/**
 * The people who last changed the code of the findings, and the number of findings without a known author.
 */
export interface DeveloperSuggestions {
  /**
   * All that are meant.
   * @minimum 0
   */
  total: number;
  people: DeveloperSuggestion[];
}

/**
 * Who last changed the code of the findings.
 */
export interface DeveloperSuggestionsDocument {
  data: DeveloperSuggestions;
}

/**
 * What to change, on which findings.
 */
export interface BulkTriageRequest {
  /**
   * @minItems 1
   * @maxItems 10000
   */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  change: BulkChangeInput;
  seen_at?: SeenAt;
  run_id?: RunId;
}

export type BulkItemOutcome = 'done' | 'skipped' | 'failed' | 'pending';
/**
 * What happened with one finding.
 */
export interface BulkItem {
  finding_id: string;
  outcome: BulkItemOutcome;
  /**
   * Why it was skipped or failed, or what could not follow.
   * @nullable
   */
  reason: string | null;
  /**
   * A stable word for the reason.
   * @nullable
   */
  code: string | null;
  /**
   * What was opened for it elsewhere.
   * @maxLength 2000
   * @nullable
   */
  link: string | null;
  /** Null when the finding is no longer there. */
  finding: BulkFinding | null;
}

/**
 * What happened, finding by finding.
 */
export interface BulkResult {
  job_id: string;
  /** @minimum 0 */
  done: number;
  /** @minimum 0 */
  skipped: number;
  /** @minimum 0 */
  failed: number;
  can_undo: boolean;
  data: BulkItem[];
}

/**
 * Which findings, in place of all that match the query.
 */
export interface ExportSelectionRequest {
  /**
   * @minItems 1
   * @maxItems 10000
   */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
}

/**
 * The triage rule that acted, under the name that it had.
 */
export interface TriageRuleRef {
  id: string;
  name: string;
}

/**
 * A reason that the server has.
 */
export type FindingEventCause = 'taken_back' | 'fix_available' | 'acceptance_ended';
export type FindingEventKind =
  | 'found'
  | 'matched'
  | 'moved'
  | 'reopened'
  | 'fixed'
  | 'status'
  | 'severity'
  | 'false_positive'
  | 'assigned'
  | 'assignee_left'
  | 'sent'
  | 'tagged'
  | 'comment'
  | 'risk_accepted'
  | 'risk_revoked'
  | 'risk_requested'
  | 'risk_declined'
  | 'approver_left'
  | 'duplicate_linked'
  | 'duplicate_unlinked'
  | 'priority'
  | 'remediation'
  | 'opinion'
  | 'edited';
/**
 * Something that happened to a finding.
 */
export interface FindingEvent {
  id: string;
  kind: FindingEventKind;
  at: string;
  /** Null where no person did it, and where they have left the organisation since. */
  actor: PersonRef | null;
  /**
   * Who did it, under the name that they had; stays when they leave.
   * @nullable
   */
  actor_name: string | null;
  /** The triage rule that did it. `actor` is the person who applied it to existing findings, and null where it acted on what an import added. */
  rule: TriageRuleRef | null;
  /** @nullable */
  from: string | null;
  /** @nullable */
  to: string | null;
  /** Reason of a change by the server; `comment` is its English sentence. Null for a change by a person. */
  cause: FindingEventCause | null;
  /** @nullable */
  comment: string | null;
}

/**
 * History of a finding, newest first.
 */
export interface FindingEventList {
  data: FindingEvent[];
  meta: ListMeta;
}

/**
 * A comment.
 */
export interface CommentRequest {
  /**
   * @minLength 1
   * @maxLength 5000
   * @pattern \S
   */
  comment: string;
}

/**
 * An event of the history.
 */
export interface FindingEventDocument {
  data: FindingEvent;
}

/**
 * Whether the commit added the secret to the file or removed it.
 */
export type SecretPlaceChange = 'added' | 'removed';
/**
 * A commit that added the secret to a file, or removed it. It never contains the secret.
 */
export interface SecretPlace {
  /** Its full id. */
  commit: string;
  /** The page of the commit at the source host. */
  url: string;
  /**
   * Of the author; null where it cannot be read.
   * @nullable
   */
  date: string | null;
  /** @maxLength 1000 */
  path: string;
  /**
   * In the version of the commit; of one that takes it out the line that it had.
   * @minimum 1
   */
  line: number;
  change: SecretPlaceChange;
  /** It is the oldest commit that was fetched of its branch. The secret may be older. */
  is_oldest: boolean;
  /**
   * The line of the secret in this file on the default branch now; null where it is not there.
   * @minimum 1
   * @nullable
   */
  head_line: number | null;
  /** Branches that contain the commit, at most 20. */
  branches: string[];
  /** Tags that contain the commit, at most 20. */
  tags: string[];
  /** @minimum 0 */
  branches_total: number;
  /** @minimum 0 */
  tags_total: number;
}

/**
 * What ended a search before the history was read to its end.
 */
export type SecretSearchCut = 'bytes' | 'commits' | 'time';
/**
 * Where a leaked secret is in the history of its repository, as the last search found it.
 */
export interface SecretSearch {
  /** The oldest first, at most 200. */
  places: SecretPlace[];
  /** @minimum 0 */
  places_total: number;
  /** @minimum 0 */
  commits_searched: number;
  /**
   * Versions of files that are too large to be searched.
   * @minimum 0
   */
  files_left_out: number;
  /** Null where all commits were searched. */
  cut: SecretSearchCut | null;
  /** Whether the source host shows the repository to its members alone. */
  is_private: boolean;
  /**
   * Copies under other accounts of the source host; null where it does not say.
   * @minimum 0
   * @nullable
   */
  forks: number | null;
  searched_at: string;
}

/**
 * The last search for a leaked secret, and the one that is under way.
 */
export interface SecretHistory {
  search: SecretSearch | null;
  /**
   * The job that searches now.
   * @nullable
   */
  job_id: string | null;
  /**
   * Of that job, from 0 to 1; null without one.
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  progress: number | null;
  /**
   * Code of why the last request had no result.
   * @nullable
   */
  failure: string | null;
}

/**
 * Where a leaked secret is in the history.
 */
export interface SecretHistoryDocument {
  data: SecretHistory;
}

/**
 * What the model thinks of a finding.
 */
export type OpinionVerdict = 'false_positive' | 'real' | 'unsure';
/**
 * One reason; `supports` is true if it speaks for the verdict, false if against it.
 */
export interface OpinionReason {
  supports: boolean;
  text: string;
  /**
   * A file that the model was given.
   * @nullable
   */
  file: string | null;
  /**
   * @minimum 1
   * @nullable
   */
  line: number | null;
}

/**
 * What a person made of the opinion.
 */
export type OpinionAnswer = 'accepted' | 'refused';
/**
 * A second opinion of the organisation's model on one finding. It changes nothing until a person answers it.
 */
export interface FindingOpinion {
  verdict: OpinionVerdict;
  /**
   * Of the model in its verdict.
   * @minimum 0
   * @maximum 100
   */
  confidence: number;
  summary: string;
  reasons: OpinionReason[];
  model: string;
  /** @minimum 0 */
  files_read: number;
  /** @minimum 0 */
  lines_read: number;
  /** @minimum 0 */
  secrets_masked: number;
  /**
   * As the service counts them; null where it does not.
   * @minimum 0
   * @nullable
   */
  tokens: number | null;
  judged_at: string;
  /** The code has changed since. */
  is_stale: boolean;
  answer: OpinionAnswer | null;
  /**
   * Under the name that they had.
   * @nullable
   */
  answered_by: string | null;
  /** @nullable */
  answered_at: string | null;
}

/**
 * What people made of one verdict.
 */
export interface OpinionAgreement {
  verdict: OpinionVerdict;
  /**
   * Opinions with this verdict.
   * @minimum 0
   */
  given: number;
  /**
   * Those that a person accepted or refused.
   * @minimum 0
   */
  answered: number;
  /**
   * Those that a person accepted.
   * @minimum 0
   */
  agreed: number;
}

/**
 * Second opinions of one day in UTC.
 */
export interface OpinionDay {
  day: string;
  /** @minimum 0 */
  used: number;
  /** @minimum 0 */
  tokens: number;
}

/**
 * Second opinions of one day, in UTC.
 */
export interface OpinionBudget {
  day: string;
  /** @minimum 0 */
  most: number;
  /** @minimum 0 */
  used: number;
  /**
   * Findings that were not judged because the budget was used up.
   * @minimum 0
   */
  left_out: number;
  /** @minimum 0 */
  tokens: number;
  /**
   * Opinions of all days that a person accepted or refused.
   * @minimum 0
   */
  answered: number;
  /**
   * Those of them that were accepted.
   * @minimum 0
   */
  agreed: number;
  /** How often people agreed, for each verdict. */
  agreement: OpinionAgreement[];
  /** Of this month in UTC, up to today. */
  days: OpinionDay[];
  /**
   * Code of the service's failure that ended the last run; null after one that worked.
   * @nullable
   */
  failure: string | null;
  /**
   * The same in English; null where the code has no sentence.
   * @nullable
   */
  failure_detail: string | null;
}

/**
 * What another opinion is expected to use, and what the month's budget of the AI services leaves.
 */
export interface NextOpinion {
  /**
   * What a call for an opinion used on average, this month and the month before; null where there was none.
   * @minimum 0
   * @nullable
   */
  tokens: number | null;
  /**
   * Of these tokens at the present prices; null without tokens or prices.
   * @minimum 0
   * @nullable
   */
  money: number | null;
  currency: string;
  /**
   * null without a limit of tokens.
   * @minimum 0
   * @nullable
   */
  tokens_left: number | null;
  /**
   * null without a limit of money.
   * @minimum 0
   * @nullable
   */
  money_left: number | null;
  /** A request is refused until the budget starts anew. */
  is_spent: boolean;
  /** When the budget starts anew. */
  renews_at: string;
}

/**
 * The second opinion on a finding, and whether another can be asked for.
 */
export interface OpinionStatus {
  opinion: FindingOpinion | null;
  /**
   * The job that is judging it now.
   * @nullable
   */
  job_id: string | null;
  /**
   * Code of why the last request had no result.
   * @nullable
   */
  failure: string | null;
  /**
   * The same in English; null where the code has no sentence.
   * @nullable
   */
  failure_detail: string | null;
  is_configured: boolean;
  /** New findings are judged after each import. */
  is_automatic: boolean;
  budget: OpinionBudget;
  next: NextOpinion;
}

/**
 * The second opinion on a finding.
 */
export interface OpinionStatusDocument {
  data: OpinionStatus;
}

/**
 * A person's answer. Accepting "likely a false positive" marks the finding; refusing it afterwards, or taking the answer back, takes off the mark that it made.
 */
export interface AnswerOpinionRequest {
  /** null takes an earlier answer back. */
  answer: OpinionAnswer | null;
  /** @maxLength 2000 */
  comment?: string;
  /** Takes the last answer back, within 24 hours: `answer` is the one before it, which returns with its person and time, as does the mark of the finding. Where the opinion or its answer has changed since, it is refused with 409. */
  undo?: boolean;
}

/**
 * Group of the manage-prioritization settings.
 */
export type PriorityGroup =
  | 'industryStandardFrameworks'
  | 'exploitabilityFactors'
  | 'impactOnCriticalSystems'
  | 'complianceFrameworks'
  | 'complianceStandars';
/**
 * One addend of the priority.
 */
export interface PriorityFactor {
  key: string;
  group: PriorityGroup;
  /**
   * Share of the factor in the urgency, from 0 to 1.
   * @minimum 0
   * @maximum 1
   */
  value: number;
  /** The fact behind it. */
  fact: string;
  /**
   * Most points that it can bring.
   * @minimum 0
   * @maximum 100
   */
  weight: number;
  /**
   * Points that it brings; below 0 where the evidence speaks against exploitation.
   * @minimum -100
   * @maximum 100
   */
  contribution: number;
  source: string;
  /** @nullable */
  date: string | null;
}

/**
 * `least` and `most` are the bounds that the facts set.
 */
export type PriorityAdjustmentKey =
  | 'code_quality'
  | 'test_code'
  | 'development_dependency'
  | 'not_reachable'
  | 'reachable'
  | 'dismissed'
  | 'least'
  | 'most';
/**
 * What scales or bounds the sum of the factors.
 */
export interface PriorityAdjustment {
  /** `least` and `most` are the bounds that the facts set. */
  key: PriorityAdjustmentKey;
  /** The reason as a code. */
  fact: string;
  /**
   * Points that it adds or takes.
   * @minimum -100
   * @maximum 100
   */
  points: number;
}

/**
 * `track_closely` is CISA's Track*.
 */
export type PriorityDecisionDecision = 'track' | 'track_closely' | 'attend' | 'act';
export type PriorityDecisionExploitation = 'none' | 'proof_of_concept' | 'active';
export type PriorityDecisionTechnicalImpact = 'partial' | 'total';
/**
 * From the repository's priority and data.
 */
export type PriorityDecisionMission = 'low' | 'medium' | 'high';
/**
 * CISA's SSVC decision, beside the number, with what it was read from.
 */
export interface PriorityDecision {
  /** `track_closely` is CISA's Track*. */
  decision: PriorityDecisionDecision;
  exploitation: PriorityDecisionExploitation;
  /** An attacker can do it to many without a person's help. */
  automatable: boolean;
  technical_impact: PriorityDecisionTechnicalImpact;
  /** From the repository's priority and data. */
  mission: PriorityDecisionMission;
}

/**
 * Why a finding has its priority.
 */
export interface PriorityExplanation {
  /**
   * @minimum 0
   * @maximum 100
   */
  score: number;
  factors: PriorityFactor[];
  /** In the order in which they follow the sum. */
  adjustments: PriorityAdjustment[];
  decision: PriorityDecision;
  computed_at: string;
}

/**
 * Why this priority.
 */
export interface PriorityExplanationDocument {
  data: PriorityExplanation;
}

/**
 * Which finding means the same.
 */
export interface LinkDuplicateRequest {
  finding_id: string;
  /** Whether this finding represents both. */
  canonical?: boolean;
  /** @maxLength 2000 */
  reason?: string;
}

/**
 * A tool and its latest complete report.
 */
export interface Look {
  tool: string;
  at: string;
}

/**
 * How much of what was asked about the tools in `seen_by` have looked at.
 */
export interface Coverage {
  /**
   * Repositories with a report of the last 30 days.
   * @minimum 0
   */
  looked_at: number;
  /**
   * All repositories in use.
   * @minimum 0
   */
  total: number;
}

/**
 * A statement of a user that something is covered in another way.
 */
export interface RecordedAssessment {
  /** @maxLength 1000 */
  reason: string;
  /** The last day on which it counts. */
  until: string;
  recorded_by: PersonRef | null;
  recorded_at: string;
}

/**
 * Who looked. Zero findings say something only where a tool has looked; SLSA threats, OWASP CI/CD risks and controls have it.
 */
export interface Assessment {
  /** Tools that could see it and have sent a complete report in the last 30 days, the latest first. Empty when nothing has looked. */
  seen_by: Look[];
  /** The latest look where all are older than 30 days; null where one is newer, or nothing ever looked. */
  outdated: Look | null;
  repositories: Coverage;
  /** Names of some tools that would see it. Empty when no known tool does. */
  assessable_by: string[];
  /** What an administrator recorded about it, until its last day; null where nothing is. */
  recorded: RecordedAssessment | null;
}

/**
 * A value and its open findings.
 */
export interface NamedCount {
  key: string;
  label: string;
  /** @minimum 0 */
  total: number;
  severity: SeverityCounts;
  assessment?: Assessment;
}

/**
 * Open findings by a value.
 */
export interface NamedCountChart {
  data: NamedCount[];
  is_exact: boolean;
}

export type SupplyChainStageStage = 'source' | 'build' | 'dependencies' | 'distribution';
/**
 * A step of the delivery path and what threatens it.
 */
export interface SupplyChainStage {
  stage: SupplyChainStageStage;
  threats: NamedCount[];
  /** @minimum 0 */
  total: number;
  worst: Severity | null;
}

/**
 * The delivery path by SLSA 1.2 threats.
 */
export interface SupplyChainChart {
  data: SupplyChainStage[];
  is_exact: boolean;
}

/**
 * A named set of filters.
 */
export interface SavedFilter {
  name: string;
  filters: SavedFilterEntry[];
  active: boolean;
  /** Everybody of the organisation sees it. */
  shared: boolean;
  is_default: boolean;
  owner: PersonRef | null;
  /** Filters that no longer exist. */
  dropped: string[];
}

/**
 * Saved filters, and which one is active.
 */
export interface SavedFilterList {
  data: SavedFilter[];
  /** @nullable */
  active: string | null;
}

/**
 * A list other than findings that has saved filters.
 */
export type FilterSource = 'repositories' | 'components';
/**
 * A filter and its value as the address writes it.
 */
export interface SavedFilterEntryInput {
  /** @pattern ^[a-z_0-9]{1,60}$ */
  key: string;
  /** @maxLength 2000 */
  value: string;
}

/**
 * A named set of filters.
 */
export interface SaveFilterRequest {
  /** @pattern ^[^/?#%\s][^/?#%]{0,99}$ */
  name: string;
  /** @maxItems 60 */
  filters: SavedFilterEntryInput[];
  shared?: boolean;
  is_default?: boolean;
}

/**
 * A saved filter.
 */
export interface SavedFilterDocument {
  data: SavedFilter;
}

/**
 * New filters, and another name if one is given.
 */
export interface UpdateFilterRequest {
  /**
   * The new name.
   * @pattern ^[^/?#%\s][^/?#%]{0,99}$
   */
  name?: string;
  /** @maxItems 60 */
  filters: SavedFilterEntryInput[];
  shared?: boolean;
  is_default?: boolean;
}

/**
 * State of a remediation.
 */
export type ProcessingStatus = 'queued' | 'running' | 'ready' | 'failed' | 'applied';
/**
 * Kind of remediation.
 */
export type RemediationType =
  | 'code_fix'
  | 'dependency_upgrade'
  | 'configuration'
  | 'secret_rotation'
  | 'issue';
/**
 * A blank of a template.
 */
export interface TemplateField {
  key: string;
  label: string;
  /** @nullable */
  value: string | null;
}

/**
 * One check at the source host.
 */
export interface PullRequestCheck {
  /** @maxLength 200 */
  name: string;
  /**
   * Its page.
   * @maxLength 2000
   * @nullable
   */
  url: string | null;
}

/**
 * `none`: the repository has no checks for it. `unknown`: the host does not report them, for `reason`.
 */
export type PullRequestChecksState = 'none' | 'pending' | 'passing' | 'failing' | 'unknown';
/**
 * Code of the host's refusal.
 * @nullable
 */
export type PullRequestChecksReason = 'host_not_permitted' | 'host_not_found' | null;
/**
 * What the source host's checks say of the last commit of a pull request.
 */
export interface PullRequestChecks {
  /** `none`: the repository has no checks for it. `unknown`: the host does not report them, for `reason`. */
  state: PullRequestChecksState;
  /**
   * As the host writes it; some shorten it.
   * @nullable
   */
  commit: string | null;
  /**
   * The first of those that fail.
   * @maxItems 20
   */
  failing: PullRequestCheck[];
  /** @minimum 0 */
  failing_count: number;
  /**
   * Code of the host's refusal.
   * @nullable
   */
  reason: PullRequestChecksReason;
  /** When the host was asked. */
  checked_at: string;
}

/**
 * `updated`: the fix was made again and verified again, and the branch holds it. `others_pushed`: the branch has commits of others, so Parapet leaves it
 * alone. `outdated`: the fix no longer applies, for `reason`; the pull request stays as it was. `refused`: the host did not take it, for `reason`.
 */
export type PullRequestUpdateState = 'updated' | 'others_pushed' | 'outdated' | 'refused';
/**
 * With `updated`, what became of title and text. `rewritten`: they say what the pull request holds now. `kept`: a person has changed them, or an earlier version of
 * Parapet wrote them, so they stay. `refused`: the host did not take new ones.
 */
export type PullRequestUpdateText = 'rewritten' | 'kept' | 'refused';
/**
 * An update of an open pull request to the present commit of its base branch.
 */
export interface PullRequestUpdate {
  /**
   * `updated`: the fix was made again and verified again, and the branch holds it. `others_pushed`: the branch has commits of others, so Parapet leaves it
   * alone. `outdated`: the fix no longer applies, for `reason`; the pull request stays as it was. `refused`: the host did not take it, for `reason`.
   */
  state: PullRequestUpdateState;
  at: string;
  /**
   * Code of the problem.
   * @nullable
   */
  reason: string | null;
  /**
   * The same in a sentence, in English.
   * @nullable
   */
  detail: string | null;
  facts: ProblemFacts;
  /**
   * With `updated`, what became of title and text. `rewritten`: they say what the pull request holds now. `kept`: a person has changed them, or an earlier version of
   * Parapet wrote them, so they stay. `refused`: the host did not take new ones.
   */
  text?: PullRequestUpdateText;
}

/**
 * What waits for the schedule of the repository: an update that is needed, or a pull request that Parapet opens by itself.
 */
export interface PullRequestWaiting {
  /** When the next window begins. */
  until: string;
  /**
   * That of the schedule.
   * @maxLength 64
   */
  time_zone: string;
}

export type RemediationVersionSource = 'report' | 'advisory' | 'ai';
/**
 * What took its place.
 */
export type RemediationVersionReplacedBy = 'editing' | 'making';
/**
 * What a remediation was before it was edited or made again.
 */
export interface RemediationVersion {
  _id: string;
  title: string;
  /** @nullable */
  description: string | null;
  /** @nullable */
  code_diff: string | null;
  source: RemediationVersionSource;
  /** @nullable */
  model: string | null;
  replaced_at: string;
  /** What took its place. */
  replaced_by: RemediationVersionReplacedBy;
}

/**
 * Title and text of the issue; present in the response to a request for a draft.
 */
export interface IssueDraft {
  title: string;
  /** Markdown. */
  body: string;
}

/**
 * Who knows it.
 */
export type RemediationSource = 'report' | 'advisory' | 'ai';
/**
 * State at the last request to the host, every few minutes.
 * @nullable
 */
export type RemediationPullRequestState = 'open' | 'merged' | 'closed' | null;
/**
 * A way to fix a finding.
 */
export interface Remediation {
  _id: string;
  client_id: string;
  finding_id: string;
  repository_id: string;
  title: string;
  /** @nullable */
  description: string | null;
  processing_status: ProcessingStatus;
  remediation_type: RemediationType;
  /** Who knows it. */
  source: RemediationSource;
  /**
   * As it was made.
   * @nullable
   */
  code_diff_original: string | null;
  /**
   * As it was edited.
   * @nullable
   */
  code_diff: string | null;
  /** @nullable */
  code_snippet: string | null;
  /** @nullable */
  file_path: string | null;
  /**
   * @minimum 1
   * @nullable
   */
  line: number | null;
  is_template: boolean;
  /** @nullable */
  template: string | null;
  template_fields: TemplateField[];
  /**
   * @maxLength 2000
   * @nullable
   */
  reference_url: string | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  pull_request_url: string | null;
  /**
   * Its number at the source host.
   * @minimum 0
   * @nullable
   */
  pull_request_number: number | null;
  /**
   * State at the last request to the host, every few minutes.
   * @nullable
   */
  pull_request_state: RemediationPullRequestState;
  /** What the repository's own checks say of an open pull request; null until the host was asked. */
  pull_request_checks: PullRequestChecks | null;
  /** What became of the last update of an open pull request to its base branch; null where none was needed. */
  pull_request_update: PullRequestUpdate | null;
  /** Until when an update of an open pull request waits for the schedule of its repository, or a fix that is ready for its pull request; null where nothing waits. */
  pull_request_waiting: PullRequestWaiting | null;
  /**
   * @maxLength 2000
   * @nullable
   */
  issue_url: string | null;
  /** @nullable */
  error: string | null;
  /**
   * A stable code for `error`, for clients that translate it.
   * @nullable
   */
  error_code: string | null;
  date: string;
  /**
   * Which model wrote it.
   * @nullable
   */
  model: string | null;
  /** What else to know about it. */
  notes: RemediationNote[];
  /** The flagged code has changed since it was made: it may not fit any more. */
  is_stale: boolean;
  /**
   * The run that makes it, or made it.
   * @nullable
   */
  job_id: string | null;
  /**
   * What it was before, the latest first.
   * @maxItems 10
   */
  versions: RemediationVersion[];
  issue_draft?: IssueDraft;
}

/**
 * One remediation.
 */
export interface RemediationDocument {
  data: Remediation;
}

/**
 * `ai`: the AI service, also where the report or an advisory knows something.
 */
export type CreateRemediationRequestSource = 'best' | 'ai';
/**
 * Kind of remediation, if not the best known one, and its source.
 */
export interface CreateRemediationRequest {
  remediation_type?: RemediationType;
  /** `ai`: the AI service, also where the report or an advisory knows something. */
  source?: CreateRemediationRequestSource;
  locale?: RemediationLocale;
  /**
   * The version to upgrade to, which must close the finding; without one the smallest that closes the most open findings of the component. Given, the remediation is an upgrade.
   * @maxLength 100
   * @pattern ^v?[0-9][0-9A-Za-z.+_~:-]*$
   */
  version?: string;
  run_id?: RunId;
}

/**
 * `closes_finding`: the smallest version that closes this finding. `closes_most`: the smallest that closes the most open findings of the component. `newest_of_major`: the newest that the registry has of the installed major version.
 */
export type UpgradeChoiceReason = 'closes_finding' | 'closes_most' | 'newest_of_major';
/**
 * How much the upgrade changes by semantic versioning; null where the versions cannot be compared.
 * @nullable
 */
export type UpgradeChoiceChange = 'patch' | 'minor' | 'major' | null;
/**
 * A version that would close a finding.
 */
export interface UpgradeChoice {
  version: string;
  /**
   * Open findings of the component in the same manifest that the upgrade closes, this one among them.
   * @minimum 1
   */
  closes: number;
  /**
   * How much the upgrade changes by semantic versioning; null where the versions cannot be compared.
   * @nullable
   */
  change: UpgradeChoiceChange;
  /**
   * Why it is offered.
   * @minItems 1
   * @maxItems 3
   */
  reasons: UpgradeChoiceReason[];
}

/**
 * Whether the versions are those of the registry. `silent`: it did not answer, and they are those that advisories name; `none`: the operator names no registry for this kind of package.
 */
export type UpgradeChoicesRegistry = 'answered' | 'silent' | 'none';
/**
 * The versions that would close a finding, the smallest first.
 */
export interface UpgradeChoices {
  /**
   * Null for a finding that is about no component.
   * @nullable
   */
  component: string | null;
  /**
   * The installed one.
   * @nullable
   */
  version: string | null;
  /**
   * Open findings of the component in the same manifest.
   * @minimum 0
   */
  open_findings: number;
  /** Whether the versions are those of the registry. `silent`: it did not answer, and they are those that advisories name; `none`: the operator names no registry for this kind of package. */
  registry: UpgradeChoicesRegistry;
  /** @maxItems 3 */
  choices: UpgradeChoice[];
}

/**
 * The versions that would close a finding.
 */
export interface UpgradeChoicesDocument {
  data: UpgradeChoices;
}

/**
 * State of a pull request, as lists take it. `needs_attention`: merged although a later scan still finds what it fixes, or open with failing checks, or with a fix that no
 * longer applies or could not be updated.
 */
export type PullRequestListState = 'needs_attention' | 'open' | 'merged' | 'closed';
/**
 * Why a pull request needs a user. `merged_still_found`: a scan after the merge still finds a finding that it fixes. `conflict`: its fix no longer applies to the base
 * branch, for the reason in `update`. `update_refused`: the source host did not take its update, for the reason in `update`. `checks_failing`: checks of the repository fail.
 */
export type PullRequestAttention =
  | 'merged_still_found'
  | 'conflict'
  | 'update_refused'
  | 'checks_failing';
/**
 * At the last request to the host, every few minutes.
 */
export type OpenedPullRequestState = 'open' | 'merged' | 'closed';
/**
 * A pull request that Parapet opened at a source host.
 */
export interface OpenedPullRequest {
  repository: RepositoryRef;
  /** @minimum 0 */
  number: number;
  /** @maxLength 2000 */
  url: string;
  /**
   * The branch with its change; null where an earlier version of Parapet opened it and it had ended before the next look.
   * @nullable
   */
  branch: string | null;
  /** Title of the fix of its most urgent finding. */
  title: string;
  /**
   * How many different fixes it has.
   * @minimum 1
   */
  fixes: number;
  /** At the last request to the host, every few minutes. */
  state: OpenedPullRequestState;
  attention: PullRequestAttention | null;
  /** What the repository's own checks say; null until the host was asked. */
  checks: PullRequestChecks | null;
  /** What became of its last update to the base branch; null where none was needed. */
  update: PullRequestUpdate | null;
  /** Until when an update waits for the schedule of the repository; null where none waits. */
  waiting: PullRequestWaiting | null;
  /** Its update is queued or under way. */
  updating: boolean;
  /** The most urgent finding that it fixes. */
  finding_id: string;
  /**
   * How many findings it fixes.
   * @minimum 1
   */
  findings: number;
  /**
   * How many of them have the status `fixed`.
   * @minimum 0
   */
  fixed: number;
  /**
   * How many of them a scan after the merge still finds.
   * @minimum 0
   */
  still_found: number;
  /** The user who opened it, or in whose name Parapet did; null where this user was removed. */
  opened_by: PersonRef | null;
  /** When it was opened; where the history no longer says, when its fix was made. */
  opened_at: string;
  /** When it was last opened, updated by Parapet, or seen to have ended. */
  changed_at: string;
  /**
   * When the host was first seen to have merged or closed it.
   * @nullable
   */
  ended_at: string | null;
}

/**
 * How many pull requests are in each state.
 */
export interface PullRequestCounts {
  /**
   * Among the open and the merged ones.
   * @minimum 0
   */
  needs_attention: number;
  /** @minimum 0 */
  open: number;
  /** @minimum 0 */
  merged: number;
  /** @minimum 0 */
  closed: number;
}

/**
 * Of the pull requests that were merged in the last 30 days, and how many were closed instead.
 */
export interface PullRequestFigures {
  /** @minimum 0 */
  merged: number;
  /**
   * Those that were closed without a merge in the same time.
   * @minimum 0
   */
  closed: number;
  /**
   * Those of which all findings are fixed.
   * @minimum 0
   */
  gone: number;
  /**
   * Those of which a scan after the merge still finds something.
   * @minimum 0
   */
  still_found: number;
  /**
   * Their findings that are fixed.
   * @minimum 0
   */
  findings_fixed: number;
  /**
   * From opening to the merge; null where none was merged.
   * @minimum 0
   * @nullable
   */
  median_hours: number | null;
  /**
   * The same of the 30 days before.
   * @minimum 0
   * @nullable
   */
  median_hours_before: number | null;
}

/**
 * A page of pull requests.
 */
export interface PullRequestList {
  data: OpenedPullRequest[];
  counts: PullRequestCounts;
  figures: PullRequestFigures;
  meta: ListMeta;
}

/**
 * What was edited.
 */
export interface EditRemediationRequest {
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  title?: string;
  /**
   * @maxLength 20000
   * @nullable
   */
  description?: string | null;
  /**
   * @maxLength 500000
   * @nullable
   */
  code_diff?: string | null;
  /** An earlier version to take back; what is given beside it counts in its place. */
  version?: string;
}

/**
 * A blank and its value.
 */
export interface TemplateValueInput {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  key: string;
  /** @maxLength 5000 */
  value: string;
}

/**
 * Values of the blanks.
 */
export interface FillTemplateRequest {
  /** @maxItems 50 */
  template_fields: TemplateValueInput[];
}

/**
 * Which remediation to propose.
 */
export interface PullRequestRequest {
  remediation_id: string;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  title?: string;
  /**
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  branch?: string;
  /** Open it as a draft, which cannot be merged until a user marks it as ready. Absent: as set for its repository. */
  draft?: boolean;
}

/**
 * Which remediation to make an issue of.
 */
export interface CreateIssueRequest {
  remediation_id: string;
  /**
   * @minLength 1
   * @maxLength 300
   * @pattern \S
   */
  title?: string;
  /**
   * Markdown, as the user has edited the draft.
   * @minLength 1
   * @maxLength 50000
   * @pattern \S
   */
  body?: string;
}

/**
 * A source host that can be connected.
 */
export type SourceHost = 'github' | 'gitlab' | 'bitbucket' | 'gitea';
/**
 * The webhook of a source host.
 */
export interface HostWebhook {
  host: SourceHost;
  /**
   * What the host calls. Null without a webhook.
   * @nullable
   */
  url: string | null;
  /**
   * When its secret was made.
   * @nullable
   */
  rotated_at: string | null;
  /**
   * When the last event with a right signature came.
   * @nullable
   */
  last_delivery_at: string | null;
}

/**
 * The webhooks of all hosts.
 */
export interface HostWebhookList {
  data: HostWebhook[];
}

/**
 * The webhook of a source host with its new secret.
 */
export interface HostWebhookSecret {
  host: SourceHost;
  /**
   * What the host calls.
   * @nullable
   */
  url: string | null;
  /**
   * When its secret was made.
   * @nullable
   */
  rotated_at: string | null;
  /**
   * When the last event with a right signature came.
   * @nullable
   */
  last_delivery_at: string | null;
  /** Shown once, to be entered at the host. */
  secret: string;
}

/**
 * The webhook of a source host with its new secret.
 */
export interface HostWebhookSecretDocument {
  data: HostWebhookSecret;
}

/**
 * What a source host sends. Only the name of the repository is read of it.
 */
export interface HostEvent {
  [key: string]: unknown;
}

/**
 * Whether the event made the server look at the repository.
 */
export interface HostEventReceipt {
  applied: boolean;
}

/**
 * A service that can be connected.
 */
export type ConnectionKey =
  | 'github'
  | 'gitlab'
  | 'bitbucket_cloud'
  | 'gitea'
  | 'semgrep_cli'
  | 'fortify'
  | 'black_duck'
  | 'checkmarx'
  | 'aws'
  | 'azure'
  | 'gcp'
  | 'oracle_oci';
/**
 * Whether the service works: it answered, it answered and something is missing, it refused the credentials, or it did not answer.
 */
export type ConnectionState = 'works' | 'works_in_part' | 'refused' | 'no_answer';
/**
 * What came of the attempt.
 */
export type ConnectionOutcome =
  | 'answers'
  | 'key_refused'
  | 'deployment_unknown'
  | 'quota_used_up'
  | 'unexpected_status'
  | 'timeout'
  | 'unreachable'
  | 'forbidden_address'
  | 'bad_address'
  | 'too_large'
  | 'address_missing'
  | 'deployment_missing'
  | 'key_missing'
  | 'key_needed_again';
/**
 * What the credentials permit. Null where the host does not say.
 */
export interface ConnectionCapabilities {
  /**
   * Read repositories and branches.
   * @nullable
   */
  read: boolean | null;
  /**
   * Fetch code for scans.
   * @nullable
   */
  scan: boolean | null;
  /**
   * Open pull requests.
   * @nullable
   */
  pull_requests: boolean | null;
}

/**
 * What a real call with the stored credentials answered.
 */
export interface ConnectionCall {
  at: string;
  state: ConnectionState;
  code: ConnectionOutcome;
  /**
   * The HTTP status of a failure. Null where none came.
   * @nullable
   */
  status: number | null;
  /**
   * How long the answer took.
   * @minimum 0
   * @nullable
   */
  latency_ms: number | null;
  /**
   * Whose the credentials are. Null where the service does not say.
   * @nullable
   */
  login: string | null;
  /**
   * How many repositories the credentials see. Null where the host does not say.
   * @minimum 0
   * @nullable
   */
  repositories: number | null;
  /** Scopes that Parapet needs and the token does not have, by the host's own names. Empty where the host does not say. */
  missing_scopes: string[];
  /** What the credentials permit. Null for services without repositories. */
  capabilities: ConnectionCapabilities | null;
  /**
   * Why it works only in part or not at all, in an English sentence.
   * @nullable
   */
  problem: string | null;
}

/**
 * What a pull changed.
 */
export interface PullCounts {
  /**
   * New findings.
   * @minimum 0
   */
  new: number;
  /**
   * Findings that it closed.
   * @minimum 0
   */
  fixed: number;
  /**
   * Findings that were there already.
   * @minimum 0
   */
  known: number;
}

/**
 * What is pulled from a service.
 */
export interface ConnectionPull {
  /**
   * Chosen projects.
   * @minimum 0
   */
  projects: number;
  /**
   * Chosen projects whose last pull failed.
   * @minimum 0
   */
  failed: number;
  /**
   * When the last pull began.
   * @nullable
   */
  pulled_at: string | null;
  /**
   * When the next pull starts by itself. Null where none does.
   * @nullable
   */
  next_at: string | null;
  brought: PullCounts;
}

/**
 * A service, and what its last real call answered.
 */
export interface Connection {
  key: ConnectionKey;
  /** Whether everything is stored that a call needs. */
  isConfigured: boolean;
  /**
   * The installation of the GitHub App that is used instead of a token. Null otherwise.
   * @nullable
   */
  account: string | null;
  /**
   * The host name of the service. Null where it has none of its own, or none is stored.
   * @nullable
   */
  address: string | null;
  /**
   * When the host ended the stored token, which was then removed. Null otherwise.
   * @nullable
   */
  ended_at: string | null;
  /** What the last real call answered. Null where none was made with these credentials. */
  last_call: ConnectionCall | null;
  /**
   * Repositories here that need this service.
   * @minimum 0
   */
  repositories: number;
  /**
   * The page of the host where a token with the scopes that Parapet needs is made. Null where it has none.
   * @nullable
   */
  token_url: string | null;
  /** What is pulled from the service. Null where nothing can be. */
  pull: ConnectionPull | null;
}

/**
 * The services that can be connected.
 */
export interface ConnectionList {
  data: Connection[];
  /**
   * Repositories that get no findings because a service that they need does not work. Each is counted once.
   * @minimum 0
   */
  repositories_not_scanned: number;
}

/**
 * Credentials of a source host, without the token.
 */
export interface GitToken {
  source_control: SourceControl;
  isConfigured: boolean;
  /** @nullable */
  login: string | null;
  /**
   * Own server, where it is not the public one.
   * @maxLength 2000
   * @nullable
   */
  url: string | null;
  /** @nullable */
  expired_at: string | null;
}

/**
 * Source hosts and whether they are connected.
 */
export interface GitTokenList {
  data: GitToken[];
}

/**
 * The GitHub App.
 */
export interface GitAppState {
  isConfigured: boolean;
  /** @nullable */
  app_id: string | null;
  /** @nullable */
  installation_id: string | null;
}

/**
 * The installation of the GitHub App.
 */
export interface GitInstallation {
  /** @nullable */
  installation_id: string | null;
}

/**
 * The GitHub App's configuration.
 */
export interface SaveGithubConfigurationRequest {
  /**
   * @minLength 1
   * @maxLength 50
   * @pattern \S
   */
  app_id: string;
  /**
   * @maxLength 50
   * @nullable
   */
  installation_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 10000
   * @nullable
   */
  private_key?: string | null;
}

export type SaveTokenRequestSourceControl = 'github' | 'gitlab' | 'bitbucket_cloud' | 'gitea';
/**
 * A token of a source host.
 */
export interface SaveTokenRequest {
  /**
   * @minLength 1
   * @maxLength 4000
   */
  token: string;
  source_control: SaveTokenRequestSourceControl;
  /**
   * @maxLength 2000
   * @nullable
   */
  url?: string | null;
}

/**
 * A service that findings are pulled from.
 */
export type PullSourceKey = 'checkmarx' | 'fortify' | 'black_duck';
/**
 * What came of a pull: a report was handed to the import, the last scan was pulled before, the project has no completed scan, or the service did not hand it out.
 */
export type PullOutcome = 'imported' | 'up_to_date' | 'no_scan' | 'failed';
/**
 * A project of the service and the repository that its findings are pulled into.
 */
export interface PullMapping {
  project_id: string;
  project_name: string;
  repository: RepositoryRef;
  /**
   * When the last pull ended.
   * @nullable
   */
  pulled_at: string | null;
  outcome: PullOutcome | null;
  /**
   * Why the last pull failed.
   * @nullable
   */
  problem: string | null;
  /**
   * The import of the last report that was pulled.
   * @nullable
   */
  scan_id: string | null;
  /** What the last report changed in the repository; it stays where a later pull fails. Null until it has been read. */
  brought: PullCounts | null;
}

/**
 * A service that findings are pulled from.
 */
export interface PullSource {
  source: PullSourceKey;
  /** Whether everything is stored that a pull needs. */
  isConfigured: boolean;
  /** Whether a pull starts by itself once a day. */
  daily: boolean;
  /**
   * When the last pull began.
   * @nullable
   */
  pulled_at: string | null;
  /**
   * How long the last pull took. Null while none has ended.
   * @minimum 0
   * @nullable
   */
  duration_ms: number | null;
  /**
   * When the next pull starts by itself. Null where none does.
   * @nullable
   */
  next_at: string | null;
  brought: PullCounts;
  /** By name of the project. */
  mappings: PullMapping[];
}

/**
 * A service that findings are pulled from.
 */
export interface PullSourceDocument {
  data: PullSource;
}

/**
 * A project and its repository.
 */
export interface PullMappingRequest {
  /**
   * @minLength 1
   * @maxLength 200
   */
  project_id: string;
  /**
   * @minLength 1
   * @maxLength 500
   */
  project_name: string;
  repository_id: string;
}

/**
 * What is pulled, and when. Replaces all mappings. A repository takes the findings of one project.
 */
export interface UpdatePullSourceRequest {
  daily: boolean;
  /** @maxItems 500 */
  mappings: PullMappingRequest[];
}

/**
 * A project of the service.
 */
export interface PullProject {
  id: string;
  name: string;
}

/**
 * Projects of the service, at most 100.
 */
export interface PullProjectList {
  data: PullProject[];
  /**
   * All projects that match.
   * @minimum 0
   */
  total: number;
}

/**
 * Second opinions of today.
 */
export interface OpinionBudgetDocument {
  data: OpinionBudget;
}

/**
 * What the reviewer decided on.
 */
export type ReviewerNoteSubject = 'opinion' | 'false_positive';
/**
 * What a reviewer said of a finding. The AI services get it along with other findings of the rule in the repository.
 */
export interface ReviewerNote {
  id: string;
  repository_id: string;
  repository: string;
  tool: string;
  rule_id: string;
  about: ReviewerNoteSubject;
  /**
   * The verdict that was decided on, for an opinion.
   * @nullable
   */
  before: string | null;
  /** `accepted` or `refused` for an opinion, `true` or `false` for "false positive". */
  decision: string;
  text: string;
  /** Under the name that they had. */
  author: string;
  created_at: string;
  /**
   * The administrator who changed the text last.
   * @nullable
   */
  edited_by: string | null;
  /** @nullable */
  edited_at: string | null;
}

/**
 * A page of notes, the newest first.
 */
export interface ReviewerNoteList {
  data: ReviewerNote[];
  meta: ListMeta;
}

/**
 * What the AI services get from now on instead of the text so far.
 */
export interface ReviewerNoteRequest {
  /**
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  text: string;
}

/**
 * A note.
 */
export interface ReviewerNoteDocument {
  data: ReviewerNote;
}

/**
 * What the AI service was asked for.
 */
export type AiPurpose = 'fix' | 'opinion' | 'connection_test';
/**
 * What one model used in a month for one purpose.
 */
export interface AiUsageRow {
  purpose: AiPurpose;
  provider: RemediatorType;
  /** As the service names it in its answers. */
  model: string;
  /**
   * Answers.
   * @minimum 0
   */
  calls: number;
  /**
   * Answers without a count; their tokens are estimated by the length of the texts.
   * @minimum 0
   */
  estimated: number;
  /** @minimum 0 */
  tokens_in: number;
  /** @minimum 0 */
  tokens_out: number;
  /**
   * By the prices of the time of each call; 0 where none were entered.
   * @minimum 0
   */
  cost: number;
}

/**
 * What the AI services used in one month.
 */
export interface AiUsageMonth {
  /** @pattern ^\d{4}-\d{2}$ */
  month: string;
  /** @minimum 0 */
  calls: number;
  /** @minimum 0 */
  tokens_in: number;
  /** @minimum 0 */
  tokens_out: number;
  /** @minimum 0 */
  cost: number;
}

/**
 * What the AI services of the organisation use, by month in UTC.
 */
export interface AiUsage {
  /**
   * The current one.
   * @pattern ^\d{4}-\d{2}$
   */
  month: string;
  /** When the budget starts anew. */
  renews_at: string;
  /** Calls are refused until then. */
  is_spent: boolean;
  /** Of the current month. */
  rows: AiUsageRow[];
  /** The last twelve, the current one last. */
  months: AiUsageMonth[];
  budget: AiBudget;
}

/**
 * What the AI services use.
 */
export interface AiUsageDocument {
  data: AiUsage;
}

/**
 * Whether it answered.
 */
export interface ConnectionResult {
  ok: boolean;
  code: ConnectionOutcome;
  /**
   * The HTTP status that it answered with.
   * @nullable
   */
  status: number | null;
  /** The same in an English sentence. */
  message: string;
  /**
   * @minimum 0
   * @nullable
   */
  latency_ms: number | null;
}

/**
 * A token to make.
 */
export interface GeneratePlexalyzerTokenRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
  expired_at: string;
  /**
   * Without them: `scans:upload` and `scans:read`.
   * @minItems 1
   * @maxItems 8
   */
  scopes?: PlexalyzerScope[];
}

/**
 * A new token, shown this once.
 */
export interface PlexalyzerToken {
  id: string;
  token: string;
  name: string;
  created_at: string;
  expired_at: string;
}

/**
 * The token that pipelines of the organisation use.
 */
export interface AddPlexalyzerTokenRequest {
  /**
   * @minLength 1
   * @maxLength 500
   */
  token: string;
}

/**
 * Opens the feedback widget.
 */
export interface FeedbackToken {
  token: string;
  /** @minimum 1 */
  expires_in: number;
}

/**
 * What it is about.
 */
export type FeedbackKind = 'idea' | 'problem' | 'praise';
/**
 * Feedback that a user has sent.
 */
export interface Feedback {
  id: string;
  kind: FeedbackKind;
  message: string;
  /** @nullable */
  page: string | null;
  has_screenshot: boolean;
  username: string;
  organization_name: string;
  /**
   * Only where the person may be written to.
   * @nullable
   */
  email: string | null;
  created_at: string;
}

/**
 * A page of feedback, newest first.
 */
export interface FeedbackList {
  data: Feedback[];
  meta: ListMeta;
}

/**
 * Feedback to send.
 */
export interface FeedbackRequest {
  kind: FeedbackKind;
  /**
   * @minLength 1
   * @maxLength 5000
   * @pattern \S
   */
  message: string;
  /** @maxLength 2000 */
  page?: string;
  /**
   * A PNG, JPEG or WebP picture of at most 700 KiB, in base64. Its kind is read from its content.
   * @minLength 16
   * @maxLength 955736
   * @pattern ^[A-Za-z0-9+/]+={0,2}$
   */
  screenshot?: string;
  /** Whether the reply may come by e-mail. False by default. */
  may_contact?: boolean;
}

/**
 * Event that notifies.
 */
export type NotificationType =
  | 'scan_ended'
  | 'scan_failed'
  | 'pull_failed'
  | 'sent_to_you'
  | 'assigned_to_you'
  | 'kev_match'
  | 'acceptance_expiring'
  | 'token_expiring'
  | 'invitation_accepted'
  | 'remediation_ready'
  | 'pull_request_merged'
  | 'approval_requested'
  | 'approval_answered'
  | 'payment_failed'
  | 'security_act'
  | 'ai_budget'
  | 'reminder';
/**
 * Whether it was seen.
 */
export type NotificationStatus = 'unread' | 'read';
/**
 * Why the scan is incomplete.
 */
export type NotificationFactsNote = {
  code: ScanNoteCode;
  facts: ScanNoteFacts;
};

/**
 * Why a report could not be imported.
 */
export type NotificationFactsError = {
  type: string;
  facts: ScanErrorFacts;
};

/**
 * Values of the event, for clients that translate `title` and `message`. Each kind of event has its own.
 */
export interface NotificationFacts {
  repository?: string;
  /** @minimum 0 */
  new?: number;
  /** @minimum 0 */
  fixed?: number;
  /** @minimum 0 */
  reopened?: number;
  /** The scan was a dry run. */
  dry_run?: boolean;
  /** Why the scan is incomplete. */
  note?: NotificationFactsNote;
  /** Who did it. */
  username?: string;
  /**
   * So many findings or remediations.
   * @minimum 0
   */
  count?: number;
  /** Title of the finding, name of the token or of the service. */
  what?: string;
  date?: string;
  /** Action of the audit log. */
  act?: string;
  /**
   * So much of a budget is used.
   * @minimum 0
   */
  percent?: number;
  approved?: boolean;
  /** A scan after the merge still finds it. */
  still_found?: boolean;
  until_fix?: boolean;
  /** The plan stays on while the payment provider tries again. */
  plan_stays?: boolean;
  /** Why a report could not be imported. */
  error?: NotificationFactsError;
}

/**
 * Something to know.
 */
export interface Notification {
  _id: string;
  notification_type: NotificationType;
  status: NotificationStatus;
  title: string;
  message: string;
  /** @nullable */
  subject_type: string | null;
  /** @nullable */
  subject_id: string | null;
  /** Null if a user wrote the text. */
  facts: NotificationFacts | null;
  created_at: string;
}

/**
 * Position of the page.
 */
export interface NotificationPaging {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  page: number;
  /** @minimum 1 */
  pageSize: number;
  sort_field: string;
  sort: SortDirection;
  notification_type: NotificationType | null;
  status: NotificationStatus | null;
}

/**
 * A page of notifications.
 */
export interface NotificationList {
  data: Notification[];
  meta: NotificationPaging;
}

export type CreateNotificationRequestSubjectType = 'finding' | 'scan' | 'repository';
/**
 * A reminder to oneself.
 */
export interface CreateNotificationRequest {
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  title: string;
  /** @maxLength 2000 */
  message?: string;
  subject_type?: CreateNotificationRequestSubjectType;
  subject_id?: string;
}

/**
 * A notification.
 */
export interface NotificationDocument {
  data: Notification;
}

/**
 * Sent: the mail server accepted it. No mail server: none is configured. Failed: the mail server refused it or did not answer.
 */
export type TestMailOutcome = 'sent' | 'no_mail_server' | 'failed';
/**
 * What became of a test mail.
 */
export interface TestMail {
  outcome: TestMailOutcome;
  /**
   * The caller's address.
   * @maxLength 254
   */
  to: string;
  /** What the mail server or the connection said; for administrators alone. */
  reason?: string;
}

/**
 * What became of a test mail.
 */
export interface TestMailDocument {
  data: TestMail;
}

/**
 * A mail at once, a line in the digest (`daily`, whatever its frequency), or no mail.
 */
export type NotificationMailTime = 'now' | 'daily' | 'off';
/**
 * How notifications of one kind reach the user, and whether that can be changed.
 */
export interface NotificationKindSetting {
  notification_type: NotificationType;
  /** Whether they are in the list of notifications. */
  in_app: boolean;
  mail: NotificationMailTime;
  /** It is always sent, for the security of the account or its plan. */
  required: boolean;
}

/**
 * Every day what is new, every week with the figures of the week, or never.
 */
export type NotificationDigestTimeFrequency = 'daily' | 'weekly' | 'off';
/**
 * How often the digest comes, and when it is due.
 */
export interface NotificationDigestTime {
  /** Every day what is new, every week with the figures of the week, or never. */
  frequency: NotificationDigestTimeFrequency;
  /**
   * Day of a weekly digest, from 1, Monday, to 7, Sunday.
   * @minimum 1
   * @maximum 7
   */
  weekday: number;
  /**
   * Hour of the day in the time zone.
   * @minimum 0
   * @maximum 23
   */
  hour: number;
  /**
   * Name of the IANA time zone database.
   * @minLength 1
   * @maxLength 64
   */
  time_zone: string;
}

/**
 * No mail between two times of day in the time zone of the digest; they may span midnight. What waited comes together afterwards. Changes of security are mailed at once nevertheless.
 */
export interface NotificationQuietHours {
  /** Whether mails wait. */
  is_on: boolean;
  /**
   * When they begin.
   * @maxLength 5
   * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
   */
  from: string;
  /**
   * When they end.
   * @maxLength 5
   * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
   */
  to: string;
  /** Whether findings that are now known to be exploited are mailed at once. */
  lets_exploited_through: boolean;
}

/**
 * The language of mails to a user.
 */
export type MailLanguage = 'en' | 'es';
/**
 * What reaches the user, and how.
 */
export interface NotificationSettings {
  /** Every kind of notification once. */
  kinds: NotificationKindSetting[];
  digest: NotificationDigestTime;
  quiet_hours: NotificationQuietHours;
  /** The language of mails that the user chose. Null until then; mails are then in the language of the last one. */
  language: MailLanguage | null;
  /** Whether the installation sends mail; otherwise its operator finds the mails in files. */
  has_mail_server: boolean;
  /** Whether the user chose the time zone; it is UTC otherwise. */
  is_zone_chosen: boolean;
  /**
   * When the last digest was written. Null if none was.
   * @nullable
   */
  last_digest_at: string | null;
}

/**
 * What reaches the user, and how.
 */
export interface NotificationSettingsDocument {
  data: NotificationSettings;
}

/**
 * How notifications of one kind reach the user.
 */
export interface NotificationDelivery {
  notification_type: NotificationType;
  /** Whether they are in the list of notifications. */
  in_app: boolean;
  mail: NotificationMailTime;
}

/**
 * What changes; all else stays.
 */
export interface UpdateNotificationSettingsRequest {
  /**
   * The kinds that change.
   * @maxItems 50
   */
  kinds?: NotificationDelivery[];
  digest?: NotificationDigestTime;
  quiet_hours?: NotificationQuietHours;
  language?: MailLanguage;
}

/**
 * Whether it was seen.
 */
export interface UpdateNotificationRequest {
  status: NotificationStatus;
}

/**
 * What to send, a finding or the fix of one. At least one of the two.
 */
export interface SendTicketRequest {
  finding_id?: string;
  /** Its text and patch follow the description. Without a finding, its own finding is sent. */
  remediation_id?: string;
}

/**
 * What the other side answered.
 */
export interface WebhookDelivery {
  message: string;
  /**
   * @minimum 100
   * @maximum 599
   */
  status: number;
  /** @minimum 0 */
  duration_ms: number;
}

/**
 * Method of the call.
 */
export type WebhookMethod = 'POST' | 'PUT' | 'PATCH';
/**
 * Format of the body.
 */
export type WebhookDataType = 'json' | 'xml' | 'text' | 'form';
/**
 * How the call proves who it is.
 */
export type WebhookAuthenticationType = 'none' | 'basic' | 'bearer' | 'api_key';
/**
 * How the call proves who it is, without the secret.
 */
export interface WebhookAuthentication {
  type: WebhookAuthenticationType;
  /** @nullable */
  username: string | null;
  /** @nullable */
  header: string | null;
  isConfigured: boolean;
}

/**
 * A header of the call.
 */
export interface WebhookHeader {
  name: string;
  /**
   * Null where the value is a secret.
   * @nullable
   */
  value: string | null;
}

/**
 * The body of the call.
 */
export interface WebhookTemplate {
  enabled: boolean;
  body: string;
}

/**
 * A field of the payload.
 */
export type WebhookField =
  | 'title'
  | 'severity'
  | 'status'
  | 'file_path'
  | 'line'
  | 'description'
  | 'date'
  | 'tool'
  | 'cve'
  | 'cwe';
/**
 * Where findings are sent as tickets.
 */
export interface WebhookConfig {
  name: string;
  /** @maxLength 2000 */
  url: string;
  method: WebhookMethod;
  dataType: WebhookDataType;
  authentication: WebhookAuthentication;
  headers: WebhookHeader[];
  template: WebhookTemplate;
  fields: WebhookField[];
  payload_format: WebhookDataType;
  payload_template: string;
  isConfigured: boolean;
  /** Whether a signing secret is stored. */
  isSigned: boolean;
}

/**
 * The webhook, null until there is one.
 */
export interface WebhookConfigDocument {
  data: WebhookConfig | null;
}

/**
 * How the call proves who it is.
 */
export interface WebhookAuthenticationInput {
  type: WebhookAuthenticationType;
  /**
   * @maxLength 200
   * @nullable
   */
  username?: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  header?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 2000
   * @nullable
   */
  secret?: string | null;
}

/**
 * A header of the call.
 */
export interface WebhookHeaderInput {
  /** @pattern ^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$ */
  name: string;
  /** @maxLength 2000 */
  value: string;
}

/**
 * The body of the call.
 */
export interface WebhookTemplateInput {
  enabled: boolean;
  /** @maxLength 20000 */
  body: string;
}

/**
 * Where to send findings as tickets.
 */
export interface WebhookRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
  /** @maxLength 2000 */
  url: string;
  method?: WebhookMethod;
  dataType?: WebhookDataType;
  authentication?: WebhookAuthenticationInput;
  /** @maxItems 50 */
  headers?: WebhookHeaderInput[];
  template?: WebhookTemplateInput;
  /** @maxItems 10 */
  fields?: WebhookField[];
  /**
   * Signs each call as Standard Webhooks describes it: `webhook-signature` is the HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body. `whsec_` and 24 to 65 random bytes in Base64. Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @maxLength 100
   * @nullable
   * @pattern ^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$
   */
  signing_secret?: string | null;
}

/**
 * A webhook to try, saved or not, and whether to send it.
 */
export interface WebhookTestRequest {
  config: WebhookRequest;
  send?: boolean;
}

/**
 * What would be sent.
 */
export interface WebhookPreview {
  body: string;
  content_type: string;
  delivery: WebhookDelivery | null;
}

/**
 * A vulnerability of a component.
 */
export interface SbomFindingAttributes {
  title: string;
  severity: Severity;
  /**
   * @minimum 0
   * @maximum 100
   */
  priority: number;
  /** @nullable */
  vulnerability: string | null;
  component: ComponentRef;
  repository: RepositoryRef;
  status: FindingStatus;
  first_seen_at: string;
}

/**
 * A vulnerability of a component.
 */
export interface SbomFinding {
  id: string;
  attributes: SbomFindingAttributes;
}

/**
 * A page of vulnerabilities of components.
 */
export interface SbomFindingList {
  data: SbomFinding[];
  meta: ListMeta;
}

/**
 * A vulnerability of a component.
 */
export interface SbomFindingDocument {
  data: SbomFinding;
}

/**
 * A bill of materials that has a component.
 */
export interface ComponentInBill {
  scan_id: string;
  /** @nullable */
  subject: string | null;
  /** The component as this bill has it. */
  component_id: string;
}

/**
 * What is known about a component.
 */
export interface ComponentAttributes {
  name: string;
  /** @nullable */
  group: string | null;
  /** @nullable */
  version: string | null;
  /** @nullable */
  purl: string | null;
  type: string;
  /** @nullable */
  ecosystem: string | null;
  licenses: string[];
  /** @nullable */
  supplier: string | null;
  /** @nullable */
  direct: boolean | null;
  repository: RepositoryRef;
  vulnerabilities: SeverityCounts;
  worst: Severity | null;
  /** @minimum 0 */
  dependents: number;
  /** The bills of its repository that have it. Empty where the repository has one bill. */
  bills: ComponentInBill[];
  first_seen_at: string;
  last_seen_at: string;
}

/**
 * A component as the list shows it.
 */
export interface ComponentRow {
  id: string;
  attributes: ComponentAttributes;
}

/**
 * A page of components.
 */
export interface ComponentList {
  data: ComponentRow[];
  meta: ListMeta;
}

/**
 * A vulnerability of a component.
 */
export interface ComponentVulnerability {
  finding_id: string;
  vulnerability: string;
  severity: Severity;
  /**
   * @minimum 0
   * @maximum 100
   */
  priority: number;
  /**
   * @minimum 0
   * @maximum 10
   * @nullable
   */
  cvss_score: number | null;
  /**
   * Probability of exploitation in 30 days.
   * @minimum 0
   * @maximum 1
   * @nullable
   */
  epss: number | null;
  /** CISA knows that it is exploited. */
  kev: boolean;
  /** @nullable */
  fixed_version: string | null;
  title: string;
}

/**
 * A component on the way from the root.
 */
export interface ComponentNode {
  id: string;
  name: string;
  /** @nullable */
  version: string | null;
}

/**
 * One way from the root to the component.
 */
export interface ComponentPath {
  nodes: ComponentNode[];
}

/**
 * How much it changes by semantic versioning.
 */
export type ComponentUpgradeChange = 'patch' | 'minor' | 'major';
/**
 * A version that closes findings.
 */
export interface ComponentUpgrade {
  version: string;
  /** How much it changes by semantic versioning. */
  change: ComponentUpgradeChange;
  /** @minimum 0 */
  closes: number;
  /** @minimum 0 */
  leaves: number;
}

/**
 * The same version in another repository.
 */
export interface ComponentPlace {
  id: string;
  repository: RepositoryRef;
}

export type ComponentDetailAttributesHashes = { [key: string]: string };

/**
 * Everything known about a component.
 */
export interface ComponentDetailAttributes {
  name: string;
  /** @nullable */
  group: string | null;
  /** @nullable */
  version: string | null;
  /** @nullable */
  purl: string | null;
  type: string;
  /** @nullable */
  ecosystem: string | null;
  licenses: string[];
  /** @nullable */
  supplier: string | null;
  /** @nullable */
  direct: boolean | null;
  repository: RepositoryRef;
  vulnerabilities: SeverityCounts;
  worst: Severity | null;
  /** @minimum 0 */
  dependents: number;
  /** The bills of its repository that have it. Empty where the repository has one bill. */
  bills: ComponentInBill[];
  first_seen_at: string;
  last_seen_at: string;
  hashes: ComponentDetailAttributesHashes;
  findings: ComponentVulnerability[];
  /** The shortest ten. */
  paths: ComponentPath[];
  /**
   * The last of `upgrades`.
   * @deprecated
   */
  upgrade: ComponentUpgrade | null;
  /** The smallest change first, each closing more than the one before. */
  upgrades: ComponentUpgrade[];
  /** Other versions in the organisation. */
  siblings: ComponentNode[];
  /** Other repositories that have this version built in. */
  elsewhere: ComponentPlace[];
}

/**
 * A component with everything known about it.
 */
export interface Component {
  id: string;
  attributes: ComponentDetailAttributes;
}

/**
 * A component.
 */
export interface ComponentDocument {
  data: Component;
}

/**
 * One side of a comparison.
 */
export interface ComparedSide {
  /** Name of the branch, id of the scan, or the day. */
  name: string;
  /** Tools that have a report on this side which shows what they found. A scan that failed or scanned nothing has none. */
  tools: string[];
  /**
   * Import of its latest report; null without one.
   * @nullable
   */
  scanned_at: string | null;
  /**
   * Compared findings of this side.
   * @minimum 0
   */
  total: number;
  /**
   * Of these findings; null where there are none.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  highest_priority: number | null;
}

/**
 * Findings that changed in one way.
 */
export interface FindingChangeCounts {
  /** @minimum 0 */
  total: number;
  severity: SeverityCounts;
  /** Value of the filter `change` for these findings. */
  filter: string;
}

export type FindingComparisonBy = 'branches' | 'scans' | 'days';
/**
 * What changed between two branches, scans or days.
 */
export interface FindingComparison {
  by: FindingComparisonBy;
  before: ComparedSide;
  after: ComparedSide;
  new: FindingChangeCounts;
  gone: FindingChangeCounts;
  kept: FindingChangeCounts;
  /**
   * Findings of tools that have a report on one side only.
   * @minimum 0
   */
  not_compared: number;
}

/**
 * What changed between two branches, scans or days.
 */
export interface FindingComparisonDocument {
  data: FindingComparison;
}

/**
 * A component in the graph.
 */
export interface GraphNode {
  id: string;
  name: string;
  /** @nullable */
  version: string | null;
  worst: Severity | null;
  /** @nullable */
  direct: boolean | null;
}

/**
 * One component depends on another.
 */
export interface DependencyEdge {
  from: string;
  to: string;
}

/**
 * Components of a repository and their dependencies.
 */
export interface DependencyGraph {
  nodes: GraphNode[];
  edges: DependencyEdge[];
  truncated: boolean;
}

/**
 * How many vulnerabilities all changes together introduce or fix, each of a package once. False positives do not count.
 */
export interface ChangeEffect {
  /** @minimum 0 */
  total: number;
  /**
   * Of these on the list of known exploited vulnerabilities.
   * @minimum 0
   */
  kev: number;
  severity: SeverityCounts;
}

/**
 * A vulnerability that a change of a component introduces or fixes.
 */
export interface ChangeVulnerability {
  finding_id: string;
  vulnerability: string;
  severity: Severity;
  /** On CISA's list of known exploited vulnerabilities. */
  kev: boolean;
  /**
   * @minimum 0
   * @maximum 100
   */
  priority: number;
  status: FindingStatus;
  title: string;
  /** @nullable */
  fixed_version: string | null;
}

export type ComponentChangeChange = 'added' | 'removed' | 'upgraded' | 'downgraded';
/**
 * What differs between two bills of materials, and what that means. A vulnerability is added if a report names it for the later version and for none that the earlier bill
 * has; it is fixed if a report named it for the earlier version and the later one is known to be free of it: as the component is gone, as the finding is fixed, or as the
 * version is at or after the fix.
 */
export interface ComponentChange {
  change: ComponentChangeChange;
  name: string;
  /** @nullable */
  from_version: string | null;
  /** @nullable */
  to_version: string | null;
  /** @nullable */
  purl: string | null;
  from_licenses: string[];
  to_licenses: string[];
  /** Both bills name licences of it, and not the same. */
  licenses_changed: boolean;
  /** Worst first. */
  brings: ChangeVulnerability[];
  /** Worst first. */
  mends: ChangeVulnerability[];
}

/**
 * Differences between two bills of materials. The counts are of all changes, whichever are listed.
 */
export interface ComponentDiff {
  /** Scan of the earlier bill. */
  from: string;
  /** Scan of the later bill. */
  to: string;
  /** @minimum 0 */
  added: number;
  /** @minimum 0 */
  removed: number;
  /**
   * With another version.
   * @minimum 0
   */
  changed: number;
  /** @minimum 0 */
  licenses_changed: number;
  brings: ChangeEffect;
  mends: ChangeEffect;
  /** Those that introduce the worst first, then those that fix the worst, then other licences, then all others by name. */
  data: ComponentChange[];
}

/**
 * A bill of materials that a repository is made of now.
 */
export interface Bill {
  scan_id: string;
  /**
   * What it is of: an image, an application. Null if unknown.
   * @nullable
   */
  subject: string | null;
  /** @nullable */
  tool: string | null;
  file_name: string;
  /** @nullable */
  branch: string | null;
  /** @minimum 0 */
  components: number;
  observed_at: string;
}

/**
 * The bills of materials that a repository is made of now, one of each subject.
 */
export interface BillList {
  data: Bill[];
}

/**
 * Frameworks that count.
 */
export interface IndustryStandardFrameworks {
  cvss: boolean;
  cwe: boolean;
}

/**
 * Frameworks of compliance that count.
 */
export interface ComplianceFrameworks {
  iso: boolean;
  nist: boolean;
  soc: boolean;
}

/**
 * Signs of exploitation that count.
 */
export interface ExploitabilityFactors {
  activeExploits: boolean;
  easeExploitation: boolean;
  epss: boolean;
}

/**
 * What is at stake.
 */
export interface ImpactOnCriticalSystems {
  vulnSensitiveData: boolean;
  vulnImpactingCriticalData: boolean;
}

/**
 * Standards that count.
 */
export interface ComplianceStandars {
  pciDss4: boolean;
  pciDss3: boolean;
  dora: boolean;
  cisBenchmarks: boolean;
  soc2: boolean;
  iso: boolean;
  nist: boolean;
}

/**
 * Points of each group; they add up to 100.
 */
export interface PriorityWeights {
  /**
   * @minimum 0
   * @maximum 100
   */
  industryStandardFrameworks: number;
  /**
   * @minimum 0
   * @maximum 100
   */
  exploitabilityFactors: number;
  /**
   * @minimum 0
   * @maximum 100
   */
  impactOnCriticalSystems: number;
  /**
   * @minimum 0
   * @maximum 100
   */
  complianceFrameworks: number;
  /**
   * @minimum 0
   * @maximum 100
   */
  complianceStandars: number;
}

/**
 * The manage-prioritization settings.
 */
export interface PrioritySettings {
  /** Off: the defaults count. */
  toggle: boolean;
  industryStandardFrameworks: IndustryStandardFrameworks;
  complianceFrameworks: ComplianceFrameworks;
  exploitabilityFactors: ExploitabilityFactors;
  impactOnCriticalSystems: ImpactOnCriticalSystems;
  complianceStandars: ComplianceStandars;
  weights: PriorityWeights;
}

export type JobSubjectType = 'scan' | 'finding';
/**
 * The one thing that a job is about.
 */
export interface JobSubject {
  type: JobSubjectType;
  id: string;
}

/**
 * Number of findings in each state, of those that the job goes through.
 */
export interface JobCounts {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  done: number;
  /** @minimum 0 */
  skipped: number;
  /** @minimum 0 */
  failed: number;
}

/**
 * @nullable
 */
export type JobResult = { [key: string]: unknown } | null;

/**
 * Work in the background.
 */
export interface Job {
  id: string;
  kind: string;
  status: JobStatus;
  /**
   * @minimum 0
   * @maximum 1
   */
  progress: number;
  title: string;
  /** Before it begins; a run of scanners also while it runs. */
  can_cancel: boolean;
  can_undo: boolean;
  /** @nullable */
  run_at: string | null;
  /** @nullable */
  result: JobResult;
  /**
   * For programs and the operator, in English.
   * @nullable
   */
  error: string | null;
  /**
   * A stable word for it: `not_permitted`, `server_stopped`, `cancelled`, the code of a refusal, or `unexpected`.
   * @nullable
   */
  error_code: string | null;
  /**
   * Single use, valid for 60 seconds after it was read.
   * @nullable
   */
  download_url: string | null;
  created_at: string;
  /** @nullable */
  finished_at: string | null;
  /** Some findings failed or were never reached. */
  can_retry: boolean;
  /**
   * What it does within its kind: `false_positive`, `csv`, …
   * @nullable
   */
  action: string | null;
  /**
   * The name of what it works on.
   * @nullable
   */
  about: string | null;
  subject: JobSubject | null;
  /** Findings of a bulk action; tables of an export of the organisation while it runs. */
  counts: JobCounts | null;
  /** Null when the server began it by itself. */
  created_by: PersonRef | null;
  /**
   * When its file is removed.
   * @nullable
   */
  expires_at: string | null;
  /**
   * Of its file, in bytes.
   * @minimum 0
   * @nullable
   */
  size: number | null;
}

/**
 * The settings and the job that follows them.
 */
export interface PrioritySettingsDocument {
  data: PrioritySettings;
  defaults: PrioritySettings;
  recomputing: Job | null;
}

/**
 * A finding whose priority moves.
 */
export interface PriorityMove {
  finding_id: string;
  title: string;
  repository: RepositoryRef;
  /**
   * @minimum 0
   * @maximum 100
   */
  from: number;
  /**
   * @minimum 0
   * @maximum 100
   */
  to: number;
}

/**
 * Findings with a priority in these ten points.
 */
export interface PriorityBin {
  /**
   * @minimum 0
   * @maximum 90
   */
  from: number;
  /** @minimum 0 */
  before: number;
  /** @minimum 0 */
  after: number;
}

export type DecisionCountDecision = 'act' | 'attend' | 'track_closely' | 'track';
/**
 * Findings that have a decision of SSVC.
 */
export interface DecisionCount {
  decision: DecisionCountDecision;
  /** @minimum 0 */
  findings: number;
  /**
   * Their median priority now; null without findings.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  before: number | null;
  /**
   * With the new settings.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  after: number | null;
}

/**
 * What part of the exploited is in the first part of the list.
 */
export interface RankingPoint {
  /**
   * The first part of the list.
   * @minimum 0
   * @maximum 0.5
   */
  share: number;
  /**
   * By the priority as it is.
   * @minimum 0
   * @maximum 1
   */
  now: number;
  /**
   * By the priority with the new settings.
   * @minimum 0
   * @maximum 1
   */
  after: number;
  /**
   * By EPSS alone.
   * @minimum 0
   * @maximum 1
   */
  epss: number;
  /**
   * By CVSS alone, or the severity where there is none.
   * @minimum 0
   * @maximum 1
   */
  cvss: number;
}

/**
 * How early orders of the open findings' CVEs reach those that are known to be exploited. Priorities are those with KEV switched off, which says what is exploited.
 */
export interface ExploitedRanking {
  /**
   * Sets of CVEs; each counts once.
   * @minimum 0
   */
  cves: number;
  /**
   * Those in CISA's catalogue.
   * @minimum 0
   */
  exploited: number;
  /**
   * Empty below ten exploited ones, which are too few to judge by.
   * @maxItems 12
   */
  points: RankingPoint[];
}

/**
 * What new settings would change.
 */
export interface PrioritySimulation {
  /** @minimum 0 */
  findings: number;
  /** @minimum 0 */
  moved: number;
  /** @minimum 0 */
  up: number;
  /** @minimum 0 */
  down: number;
  is_exact: boolean;
  movers: PriorityMove[];
  /** Ten bins of ten points. */
  histogram: PriorityBin[];
  /** SSVC's four decisions, the most urgent first. Settings do not change them. */
  decisions: DecisionCount[];
  ranking: ExploitedRanking;
}

/**
 * What new settings would change.
 */
export interface PrioritySimulationDocument {
  data: PrioritySimulation;
}

/**
 * `osv`: under which names vulnerabilities are known.
 */
export type IntelligenceFeedName = 'epss' | 'kev' | 'osv';
/**
 * What `error` names.
 */
export type IntelligenceFeedErrorFacts = { [key: string]: string | number };

/**
 * A source of what is known about vulnerabilities.
 */
export interface IntelligenceFeed {
  /** `osv`: under which names vulnerabilities are known. */
  name: IntelligenceFeedName;
  /**
   * Vulnerabilities that are scored, listed, or have a second name.
   * @minimum 0
   */
  entries: number;
  /** @nullable */
  as_of: string | null;
  /** @nullable */
  loaded_at: string | null;
  source: string;
  /**
   * Why the last attempt to load it failed.
   * @nullable
   */
  error: string | null;
  /**
   * A stable code for `error`, for clients that translate it. Null where it has none.
   * @nullable
   */
  error_type: string | null;
  /** What `error` names. */
  error_facts: IntelligenceFeedErrorFacts;
  /** @nullable */
  next_at: string | null;
}

/**
 * Sources and their state.
 */
export interface IntelligenceState {
  data: IntelligenceFeed[];
}

/**
 * Which findings a rule is about.
 */
export interface PolicyCondition {
  key: string;
  value: string;
}

/**
 * What a rule does.
 */
export interface PolicyActions {
  /**
   * @minimum 0
   * @maximum 3650
   * @nullable
   */
  due_days: number | null;
  notify: boolean;
  gate: boolean;
}

/**
 * A rule of the organisation.
 */
export interface Policy {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  category: string;
  enabled: boolean;
  conditions: PolicyCondition[];
  actions: PolicyActions;
  /** @minimum 0 */
  violations: number;
  /** @minimum 1 */
  version: number;
  updated_at: string;
}

/**
 * Rules of the organisation.
 */
export interface PolicyList {
  data: Policy[];
  /** The run that brings all findings up to date with changed rules, while there is one. */
  applying: Job | null;
}

/**
 * Which findings a rule is about; filters as the address writes them.
 */
export interface PolicyConditionInput {
  /** @pattern ^[a-z_0-9]{1,60}$ */
  key: string;
  /** @maxLength 2000 */
  value: string;
}

/**
 * What a rule does.
 */
export interface PolicyActionsInput {
  /**
   * @minimum 0
   * @maximum 3650
   * @nullable
   */
  due_days?: number | null;
  notify?: boolean;
  /** The gate fails on such findings. */
  gate?: boolean;
}

/**
 * A rule.
 */
export interface PolicyRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  /**
   * @minLength 1
   * @maxLength 60
   * @pattern \S
   */
  category?: string;
  enabled?: boolean;
  /** @maxItems 40 */
  conditions: PolicyConditionInput[];
  actions: PolicyActionsInput;
}

/**
 * A rule.
 */
export interface PolicyDocument {
  data: Policy;
}

/**
 * A control of a standard, and the findings that break it.
 */
export interface ControlSummary {
  standard: string;
  name: string;
  control: string;
  title: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  uri: string | null;
  /** @minimum 0 */
  violations: number;
  assessment?: Assessment;
}

/**
 * Controls and the findings that break them.
 */
export interface ControlList {
  data: ControlSummary[];
}

/**
 * What a record can be about.
 */
export type AssessedKind = 'slsa_threat' | 'cicd_risk' | 'control';
/**
 * Why something is covered although no tool has looked, and until when.
 */
export interface RecordAssessmentRequest {
  /**
   * @minLength 1
   * @maxLength 1000
   * @pattern \S
   */
  reason: string;
  /** The last day on which it counts, within a year. */
  until: string;
}

/**
 * What was recorded.
 */
export interface RecordedAssessmentDocument {
  data: RecordedAssessment;
}

/**
 * Why the risk of matching findings is accepted, and until when.
 */
export interface TriageRuleAcceptance {
  reason: string;
  /** @nullable */
  until: string | null;
  until_fix: boolean;
}

/**
 * What the rule does with a finding.
 */
export interface TriageRuleChange {
  false_positive: boolean;
  accept_risk: TriageRuleAcceptance | null;
  /** Null where the rule assigns no one, and where that person has left. */
  assignee: PersonRef | null;
  add_tags: string[];
  /**
   * @minimum 0
   * @maximum 3650
   * @nullable
   */
  due_days: number | null;
  /** @nullable */
  reason: string | null;
}

/**
 * The last time that the rule changed something.
 */
export interface TriageRuleRun {
  job_id: string;
  at: string;
  /**
   * Number of findings.
   * @minimum 0
   */
  changed: number;
}

/**
 * Why an enabled rule does nothing. `author_not_permitted`: the person by whose permission it acts has left or may no longer decide. `acceptance_over`: the last day of its acceptance has passed. `assignee_left`: the person whom it assigns has left.
 */
export type TriageRuleObstacle = 'author_not_permitted' | 'acceptance_over' | 'assignee_left';
/**
 * A rule that acts on the findings that imports add.
 */
export interface TriageRule {
  id: string;
  name: string;
  enabled: boolean;
  filter: WrittenFilters;
  change: TriageRuleChange;
  /** By whose permission it acts; null where they have left. */
  created_by: PersonRef | null;
  created_at: string;
  updated_at: string;
  /** @minimum 1 */
  version: number;
  last_run: TriageRuleRun | null;
  /**
   * Findings that the rule has changed and that an undo would look at.
   * @minimum 0
   */
  undoable: number;
  obstacle: TriageRuleObstacle | null;
}

/**
 * Triage rules in the order in which they act.
 */
export interface TriageRuleList {
  data: TriageRule[];
}

/**
 * Why to accept the risk of matching findings, and until when.
 */
export interface TriageRuleAcceptanceInput {
  /**
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  reason: string;
  /** @nullable */
  until?: string | null;
  /** Until a fix exists. */
  until_fix?: boolean;
}

/**
 * What the rule does with a finding; at least one part. A false positive needs a reason.
 */
export interface TriageRuleChangeInput {
  /** Mark as false positive. */
  false_positive?: true;
  accept_risk?: TriageRuleAcceptanceInput;
  /** Assigns findings that are assigned to no one yet. */
  assignee_id?: string;
  /**
   * @minItems 1
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  add_tags?: string[];
  /**
   * Due so many days after the finding was first seen.
   * @minimum 0
   * @maximum 3650
   */
  due_days?: number;
  /**
   * Kept in the history.
   * @maxLength 2000
   */
  reason?: string;
}

/**
 * A rule that acts on the findings that imports add.
 */
export interface TriageRuleRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
  enabled?: boolean;
  /** Which findings; at least one filter. */
  filter: WrittenFilters;
  change: TriageRuleChangeInput;
}

/**
 * A triage rule.
 */
export interface TriageRuleDocument {
  data: TriageRule;
}

/**
 * Every rule of the organisation, in the order in which they are to act.
 */
export interface TriageRuleOrder {
  /**
   * @minItems 1
   * @maxItems 200
   */
  ids: string[];
}

/**
 * A rule that is not saved yet.
 */
export interface TriageRulePreviewRequest {
  filter: WrittenFilters;
  change: TriageRuleChangeInput;
}

/**
 * Would this branch pass?
 */
export interface GateRequest {
  /**
   * Nickname or id.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  repository: string;
  /**
   * @maxLength 255
   * @nullable
   */
  branch?: string | null;
  fail_on?: Severity;
  /**
   * @minimum 0
   * @maximum 100
   */
  max_priority?: number;
  /** Only what the base branch does not have, by tools that have a report of both, as a comparison of the branches counts new findings; for the base branch itself, what its last reports brought. To a base without any report everything is new. */
  new_only?: boolean;
  /**
   * The branch to compare with; the repository's default branch if absent.
   * @maxLength 255
   * @nullable
   */
  base?: string | null;
  /** Whether the branch may pass although the latest reports do not show what their tools found, or an upload is still being imported. */
  allow_incomplete?: boolean;
}

/**
 * The result in a word. `no_rule`: the request names no rule and no policy gates, so nothing was decided and `passed` is null. `not_scanned`: no report of the branch is known, so the gate does not pass. `incomplete`: nothing blocks, but the latest reports of the branch do not show what their tools found, or an upload is still being imported, so the gate does not pass.
 */
export type GateOutcome = 'passed' | 'blocked' | 'no_rule' | 'not_scanned' | 'incomplete';
/**
 * What a blocker breaks: a policy of the organisation, `fail_on` or `max_priority`.
 */
export type GateLimit = 'policy' | 'severity' | 'priority';
/**
 * A finding that blocks.
 */
export interface GateBlocker {
  finding_id: string;
  title: string;
  severity: Severity;
  /**
   * @minimum 0
   * @maximum 100
   */
  priority: number;
  limit: GateLimit;
  /** The policy's name, or the limit in an English sentence. */
  reason: string;
}

/**
 * With `new_only`: findings of the branch that break a limit, of tools that have a report of the branch and none of its base. Whether they are new is not known, so they do not block.
 */
export interface GateLeftOut {
  /** @minimum 0 */
  total: number;
  tools: string[];
}

/**
 * What a scan does not show: the codes of its notes, `import_failed` for an upload after the latest import of the branch that could not be imported, `import_pending` for an upload that is still being imported, and `parts_missing` for a scan in parts that waits for one.
 */
export type GateIncompleteCode =
  | 'nothing_scanned'
  | 'scan_failed'
  | 'unknown_variant'
  | 'results_unread'
  | 'entries_unaccounted'
  | 'mostly_left_out'
  | 'files_failed'
  | 'files_unscanned'
  | 'rules_unscanned'
  | 'components_unscanned'
  | 'targets_unscanned'
  | 'hosts_refused'
  | 'import_failed'
  | 'import_pending'
  | 'parts_missing';
/**
 * A scan that does not show everything.
 */
export interface GateIncomplete {
  scan_id: string;
  /**
   * Null where the report could not be read and the sender named no tool.
   * @nullable
   */
  tool: string | null;
  code: GateIncompleteCode;
  facts: ScanNoteFacts;
  /** The reason in an English sentence. */
  text: string;
}

/**
 * The answer for a pipeline.
 */
export interface GateResult {
  /**
   * Null where no rule applies; the pipeline decides what that means.
   * @nullable
   */
  passed: boolean | null;
  outcome: GateOutcome;
  /** The first 100. */
  blockers: GateBlocker[];
  /** @minimum 0 */
  total: number;
  left_out: GateLeftOut;
  /** What the latest reports of the branch do not show, by each tool's own words, the newest scan first. Reports of the last 30 days count. */
  incomplete: GateIncomplete[];
  message: string;
}

export type ActivityEventKind =
  | 'finding'
  | 'scan'
  | 'repository'
  | 'job'
  | 'notification'
  | 'settings';
/**
 * Something that changed.
 */
export interface ActivityEvent {
  id: string;
  kind: ActivityEventKind;
  subject_id: string;
  action: string;
  summary: string;
  actor: PersonRef | null;
  at: string;
}

/**
 * What changed since the cursor.
 */
export interface ActivityFeed {
  data: ActivityEvent[];
  /** For the next call. */
  cursor: string;
}

/**
 * A page of jobs, newest first.
 */
export interface JobList {
  data: Job[];
  meta: ListMeta;
}

/**
 * A job.
 */
export interface JobDocument {
  data: Job;
}

/**
 * What a job did, finding by finding.
 */
export interface BulkItemList {
  data: BulkItem[];
  meta: ListMeta;
}

/**
 * What the act changed. `by_token` is the name of the API token that it was done with.
 */
export type AuditEntryDetail = { [key: string]: unknown };

/**
 * Who did what.
 */
export interface AuditEntry {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject_type: string;
  /** @nullable */
  subject_id: string | null;
  /** What the act changed. `by_token` is the name of the API token that it was done with. */
  detail: AuditEntryDetail;
  /** @nullable */
  request_id: string | null;
}

/**
 * A page of the audit log, newest first.
 */
export interface AuditList {
  data: AuditEntry[];
  meta: ListMeta;
}

/**
 * Delivery state of a mail.
 */
export type MailState = 'queued' | 'sent' | 'failed' | 'cancelled';
/**
 * Which way a mail went: to the mail server, or, where none is configured, into a file for the operator.
 */
export type MailDelivery = 'smtp' | 'file';
/**
 * A mail that Parapet sent, or will.
 */
export interface OutboxMail {
  id: string;
  /** @maxLength 254 */
  recipient: string;
  template: string;
  subject: string;
  /** One-time links are masked. */
  preview: string;
  state: MailState;
  /**
   * Why the last attempt failed.
   * @nullable
   */
  error: string | null;
  /** @minimum 0 */
  attempts: number;
  /**
   * The last attempt.
   * @nullable
   */
  attempted_at: string | null;
  /**
   * When it goes out or is tried again.
   * @nullable
   */
  next_attempt_at: string | null;
  /** Null before it went. */
  delivery: MailDelivery | null;
  /**
   * The response with which the mail server accepted it.
   * @nullable
   */
  answer: string | null;
  created_at: string;
  /** @nullable */
  sent_at: string | null;
}

/**
 * A page of mail, newest first.
 */
export interface OutboxList {
  data: OutboxMail[];
  meta: ListMeta;
}

/**
 * A mail.
 */
export interface OutboxDocument {
  data: OutboxMail;
}

export type StripePlanInterval = 'month' | 'year';
/**
 * A plan to choose from.
 */
export interface StripePlan {
  id: string;
  product_id: string;
  name: string;
  /** @nullable */
  description: string | null;
  /** @minimum 0 */
  amount_usd: number;
  interval: StripePlanInterval;
  features: string[];
}

/**
 * Plans to choose from.
 */
export interface StripePlanList {
  data: StripePlan[];
}

/**
 * What to buy.
 */
export interface CheckoutSessionRequest {
  /**
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  price_id: string;
  /**
   * @minimum 1
   * @maximum 10000
   */
  quantity?: number;
}

/**
 * Where to go on.
 */
export interface StripeRedirect {
  id: string;
  /** @maxLength 2000 */
  url: string;
}

export type StripeSubscriptionStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'canceled'
  | 'incomplete'
  | 'unpaid';
/**
 * A subscription.
 */
export interface StripeSubscription {
  id: string;
  customer_id: string;
  status: StripeSubscriptionStatus;
  plan: StripePlan;
  current_period_end: string;
  cancel_at_period_end: boolean;
}

/**
 * The paying side.
 */
export interface StripeCustomer {
  id: string;
  /** @maxLength 254 */
  email: string;
  /** @nullable */
  name: string | null;
  created_at: string;
}

/**
 * Whose account.
 */
export interface StripeEmailRequest {
  /** @maxLength 254 */
  email: string;
}

/**
 * Subscriptions of a customer.
 */
export interface StripeSubscriptionList {
  data: StripeSubscription[];
}

export type StripeSubscriptionDetailStatus =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'canceled'
  | 'incomplete'
  | 'unpaid';
/**
 * A subscription with how it is paid.
 */
export interface StripeSubscriptionDetail {
  id: string;
  customer_id: string;
  status: StripeSubscriptionDetailStatus;
  plan: StripePlan;
  current_period_end: string;
  cancel_at_period_end: boolean;
  /** @nullable */
  card_brand: string | null;
  /** @nullable */
  card_last4: string | null;
  /**
   * Year and month.
   * @nullable
   */
  card_expires?: string | null;
  /**
   * @minimum 0
   * @nullable
   */
  next_invoice_usd: number | null;
}

/**
 * Why it ends.
 */
export interface CancelSubscriptionRequest {
  /** @maxLength 2000 */
  comment: string;
}

export type StripeInvoiceStatus = 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
/**
 * An invoice.
 */
export interface StripeInvoice {
  id: string;
  /** @nullable */
  number: string | null;
  status: StripeInvoiceStatus;
  /** @minimum 0 */
  amount_usd: number;
  issued_at: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  pdf_url: string | null;
  /**
   * What it is for.
   * @nullable
   */
  description?: string | null;
  /**
   * Where it can be paid, while it is open.
   * @maxLength 2000
   * @nullable
   */
  pay_url?: string | null;
}

/**
 * Invoices of a customer, newest first.
 */
export interface StripeInvoiceList {
  data: StripeInvoice[];
}

export type StripeProductRequestInterval = 'month' | 'year';
/**
 * A product to sell.
 */
export interface StripeProductRequest {
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  name: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  /**
   * @minimum 0
   * @maximum 1000000
   */
  amount_usd: number;
  interval: StripeProductRequestInterval;
}

/**
 * A product at the provider.
 */
export interface StripeProduct {
  id: string;
  price_id: string;
  name: string;
}

/**
 * Which pricing a product belongs to.
 */
export interface LinkProductRequest {
  /**
   * @minLength 1
   * @maxLength 255
   * @pattern \S
   */
  product_id: string;
  pricing_id: string;
}

/**
 * How much of what is counted a plan holds; null where it holds any number. It is shown beside what is used, and nothing is refused beyond it.
 */
export interface PlanIncludes {
  /**
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  repositories: number | null;
  /**
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  members: number | null;
  /**
   * In a month.
   * @minimum 0
   * @maximum 1000000000
   * @nullable
   */
  ai_fixes: number | null;
}

/**
 * A plan as the pricing page shows it.
 */
export interface Pricing {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  tier: SubscriptionTier;
  /**
   * Dollars a month, shown without decimals.
   * @minimum 0
   */
  price_usd: number;
  /**
   * For a year in advance.
   * @minimum 0
   * @maximum 100
   */
  discount_percent: number;
  features: string[];
  included: PlanIncludes;
  /** @nullable */
  stripe_product_id: string | null;
  active: boolean;
}

/**
 * An organisation that pays.
 */
export interface StripeMember {
  client_id: string;
  organization_name: string;
  /** @nullable */
  customer_id: string | null;
  tier: SubscriptionTier;
}

/**
 * Organisations that pay.
 */
export interface StripeMemberList {
  data: StripeMember[];
}

/**
 * The thing that changed, as it was then.
 */
export type StripeEventData = { [key: string]: unknown };

/**
 * What the payment provider sends when something changed. Only what is read of it is described.
 */
export interface StripeEvent {
  /**
   * @minLength 1
   * @maxLength 255
   */
  id: string;
  /**
   * @minLength 1
   * @maxLength 255
   */
  type: string;
  /** The thing that changed, as it was then. */
  data: StripeEventData;
  [key: string]: unknown;
}

/**
 * Whether the event concerned an organisation here.
 */
export interface StripeEventReceipt {
  received: boolean;
  /** False for an event of no known organisation, and for a repeated event. */
  applied: boolean;
}

/**
 * The discount of the active referring partner on every plan. Where a year in advance saves something too, the larger of the two holds.
 */
export interface PartnerDiscount {
  /**
   * @maximum 100
   * @exclusiveMinimum 0
   */
  percent: number;
  partner: string;
}

/**
 * Plans, and what the organisation's partner takes off them.
 */
export interface PricingList {
  data: Pricing[];
  /** Null if no active partner referred the organisation, or without a discount. */
  partner_discount: PartnerDiscount | null;
}

/**
 * A plan.
 */
export interface PricingRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  tier: SubscriptionTier;
  /**
   * @minimum 0
   * @maximum 1000000
   */
  price_usd: number;
  /**
   * @minimum 0
   * @maximum 100
   */
  discount_percent?: number;
  /**
   * @maxItems 50
   * @items.maxLength 200
   */
  features?: string[];
  included?: PlanIncludes;
  /**
   * @maxLength 255
   * @nullable
   */
  stripe_product_id?: string | null;
  active?: boolean;
}

/**
 * How much of what is counted an organisation uses.
 */
export interface PlanUsed {
  /**
   * Active ones.
   * @minimum 0
   */
  repositories: number;
  /**
   * Also those who are invited.
   * @minimum 0
   */
  members: number;
  /**
   * That an AI service has written since the first of this month.
   * @minimum 0
   */
  ai_fixes: number;
}

/**
 * What an organisation uses of its plan.
 */
export interface PlanUsage {
  used: PlanUsed;
  /** Null where no plan of the price list is the organisation's. */
  included: PlanIncludes | null;
}

/**
 * Which plan, at which discount.
 */
export interface ProductPriceRequest {
  pricing_id: string;
  /** Outside 0 to 100 counts as 0. Without one, the larger of what a year in advance saves and what the organisation's partner takes off. */
  discount_percent?: number;
}

/**
 * What it costs.
 */
export interface ProductPrice {
  /** @minimum 0 */
  price_usd: number;
  /**
   * @minimum 0
   * @maximum 100
   */
  discount_percent: number;
  /** @minimum 0 */
  discounted_usd: number;
}

/**
 * The worst of what keeps findings of an organisation from arriving: the last report of an active repository could not be imported, no token of its pipelines works any more,
 * one ends within a week, nothing was ever imported.
 */
export type ClientHealth =
  | 'scan_failed'
  | 'token_expired'
  | 'token_expiring'
  | 'setting_up'
  | 'healthy';
/**
 * An organisation, as its keepers see it.
 */
export interface ClientSummary {
  _id: string;
  organization_name: string;
  tier: SubscriptionTier;
  piloting: boolean;
  /**
   * The last day of the pilot; null where it lasts until it is ended.
   * @nullable
   */
  pilot_until?: string | null;
  /**
   * The name of the partner that referred it.
   * @nullable
   */
  partner: string | null;
  /** @nullable */
  partner_id: string | null;
  /** @minimum 0 */
  members: number;
  /** @minimum 0 */
  repositories: number;
  open_findings: SeverityCounts;
  /** @nullable */
  last_scan_at: string | null;
  health: ClientHealth;
  created_at: string;
}

/**
 * An organisation.
 */
export interface ClientSummaryDocument {
  data: ClientSummary;
}

/**
 * More organisations than one list reads, or the time was over.
 */
export type ClientsReadNotReadItemReason = 'too_many' | 'no_time';
export type ClientsReadNotReadItem = {
  id: string;
  name: string;
  /** More organisations than one list reads, or the time was over. */
  reason: ClientsReadNotReadItemReason;
};

/**
 * The organisations that a list was read from.
 */
export interface ClientsRead {
  /**
   * Organisations with findings that were read.
   * @minimum 0
   */
  read: number;
  /**
   * Organisations with findings that were not read.
   * @minimum 0
   */
  left_out: number;
  /** Of those that were not read, the first 20. */
  not_read: ClientsReadNotReadItem[];
}

/**
 * The page, and which organisations it is of.
 */
export interface ClientsListMeta {
  /**
   * Rows that match; a lower bound when `total_is_exact` is false.
   * @minimum 0
   */
  total: number;
  total_is_exact: boolean;
  /** @minimum 0 */
  page: number;
  /** @minimum 1 */
  page_size: number;
  /**
   * Present while rows follow.
   * @nullable
   */
  next_cursor: string | null;
  clients: ClientsRead;
}

/**
 * A page of findings of several organisations.
 */
export interface ClientsFindingList {
  data: FindingRow[];
  meta: ClientsListMeta;
}

/**
 * A filter of a list over several organisations.
 */
export type ClientsFilterKey = FilterKey | 'client';

/**
 * A page of organisations.
 */
export interface ClientSummaryList {
  data: ClientSummary[];
  meta: ListMeta;
}

/**
 * Totals of the organisations that the caller looks after.
 */
export interface ClientTotals {
  /** @minimum 0 */
  clients: number;
  /**
   * Of these, where nothing was ever imported.
   * @minimum 0
   */
  setting_up: number;
  /**
   * Of these, whose health is a failed scan or a token that has ended or ends soon.
   * @minimum 0
   */
  attention: number;
  /** @minimum 0 */
  piloting: number;
  /** @minimum 0 */
  repositories: number;
  /**
   * Active ones without a report so far.
   * @minimum 0
   */
  unscanned_repositories: number;
  /**
   * Duplicates count once.
   * @minimum 0
   */
  open_findings: number;
  /** @minimum 0 */
  found_in_a_week: number;
  /** @minimum 0 */
  closed_in_a_week: number;
  /**
   * Open critical findings past their due date.
   * @minimum 0
   */
  critical_overdue: number;
  /**
   * Organisations that have any.
   * @minimum 0
   */
  critical_overdue_clients: number;
}

/**
 * Totals of the organisations that the caller looks after.
 */
export interface ClientTotalsDocument {
  data: ClientTotals;
}

/**
 * Whether an organisation pilots.
 */
export interface PilotingRequest {
  client_id: string;
  piloting: boolean;
}

/**
 * The plan of an organisation, and the last day of its pilot.
 */
export interface ClientPlanRequest {
  client_id: string;
  tier: SubscriptionTier;
  /**
   * The last day of the pilot; null where the organisation does not pilot.
   * @nullable
   */
  pilot_until: string | null;
}

/**
 * Which partner referred an organisation; null if none did.
 */
export interface ClientPartnerRequest {
  client_id: string;
  /** @nullable */
  partner_id: string | null;
}

/**
 * A partner and the organisations that it referred.
 */
export interface Partner {
  id: string;
  name: string;
  /** @maxLength 254 */
  email: string;
  active: boolean;
  /**
   * @minimum 0
   * @maximum 100
   */
  discount_percent: number;
  /** @minimum 0 */
  clients: number;
  created_at: string;
}

/**
 * Partners.
 */
export interface PartnerList {
  data: Partner[];
  meta: ListMeta;
}

/**
 * A partner.
 */
export interface PartnerRequest {
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  name: string;
  /** @maxLength 254 */
  email: string;
  active?: boolean;
  /**
   * @minimum 0
   * @maximum 100
   */
  discount_percent?: number;
}

/**
 * A partner.
 */
export interface PartnerDocument {
  data: Partner;
}

export type UserConnectorKind = 'webhook' | 'scanner' | 'source';
export type UserConnectorDefinition = { [key: string]: unknown };

/**
 * A connector that a member of the organisation wrote.
 */
export interface UserConnector {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  kind: UserConnectorKind;
  definition: UserConnectorDefinition;
  published: boolean;
  /** In use by this organisation. */
  added: boolean;
  author: PersonRef | null;
  updated_at: string;
}

/**
 * A page of connectors, counted from zero.
 */
export interface UserConnectorList {
  data: UserConnector[];
  meta: ListMeta;
}

/**
 * A connector.
 */
export interface UserConnectorDocument {
  data: UserConnector;
}

export type PublishConnectorRequestKind = 'webhook' | 'scanner' | 'source';
export type PublishConnectorRequestDefinition = { [key: string]: unknown };

/**
 * A connector to publish: a new one, or a present one by its id.
 */
export interface PublishConnectorRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  kind: PublishConnectorRequestKind;
  definition?: PublishConnectorRequestDefinition;
  id?: string;
}

export type UserConnectorRequestKind = 'webhook' | 'scanner' | 'source';
export type UserConnectorRequestDefinition = { [key: string]: unknown };

/**
 * A connector.
 */
export interface UserConnectorRequest {
  /**
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  name: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  kind: UserConnectorRequestKind;
  definition?: UserConnectorRequestDefinition;
}

/**
 * A domain of the organisation.
 */
export interface Domain {
  uuid: string;
  domain: string;
  validated: boolean;
  /** To be published as a TXT record. */
  verification_record: string;
  repositories: RepositoryRef[];
  created_at: string;
}

/**
 * Domains.
 */
export interface DomainList {
  data: Domain[];
}

/**
 * A domain.
 */
export interface DomainRequest {
  /** @pattern ^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$ */
  domain: string;
}

/**
 * A domain.
 */
export interface DomainDocument {
  data: Domain;
}

/**
 * Which domain to verify.
 */
export interface VerifyDomainRequest {
  domain_uuid: string;
}

/**
 * Which domain belongs to which repository.
 */
export interface BindDomainRequest {
  domain_uuid: string;
  repository_id: string;
}

/**
 * The subscription is active.
 */
export interface MarketplaceResult {
  message: string;
  tier: SubscriptionTier;
}

/**
 * The token of the marketplace.
 */
export interface MarketplaceRequest {
  /**
   * @minLength 1
   * @maxLength 4000
   */
  token: string;
}

/**
 * AWS.
 */
export interface AwsCredentialInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  access_key_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  secret_access_key?: string | null;
}

export type AwsConnectorRequestKey = 'aws';
/**
 * Credentials of AWS.
 */
export interface AwsConnectorRequest {
  key: AwsConnectorRequestKey;
  values: AwsCredentialInput;
}

/**
 * Azure.
 */
export interface AzureCredentialInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  client_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  client_secret?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  subscription_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  tenant_id?: string | null;
}

export type AzureConnectorRequestKey = 'azure';
/**
 * Credentials of Azure.
 */
export interface AzureConnectorRequest {
  key: AzureConnectorRequestKey;
  values: AzureCredentialInput;
}

/**
 * Google Cloud.
 */
export interface GcpCredentialInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 20000
   * @nullable
   */
  application_credentials?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 254
   * @nullable
   */
  client_email?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  project_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 254
   * @nullable
   */
  service_account?: string | null;
}

export type GcpConnectorRequestKey = 'gcp';
/**
 * Credentials of Google Cloud.
 */
export interface GcpConnectorRequest {
  key: GcpConnectorRequestKey;
  values: GcpCredentialInput;
}

/**
 * Oracle Cloud.
 */
export interface OracleCredentialInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 300
   * @nullable
   */
  compartment_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  key_fingerprint?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 20000
   * @nullable
   */
  key_value?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 300
   * @nullable
   */
  tenancy_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 300
   * @nullable
   */
  user_id?: string | null;
}

export type OracleConnectorRequestKey = 'oracle_oci';
/**
 * Credentials of Oracle Cloud.
 */
export interface OracleConnectorRequest {
  key: OracleConnectorRequestKey;
  values: OracleCredentialInput;
}

/**
 * Credentials of a cloud.
 */
export type ConnectorRequest =
  | AwsConnectorRequest
  | AzureConnectorRequest
  | GcpConnectorRequest
  | OracleConnectorRequest;

/**
 * What is connected.
 */
export type ConnectorKey =
  | 'aws'
  | 'azure'
  | 'gcp'
  | 'oracle_oci'
  | 'fortify'
  | 'black_duck'
  | 'checkmarx'
  | 'github'
  | 'gitlab'
  | 'bitbucket_cloud'
  | 'gitea';
/**
 * Whether credentials are complete.
 */
export interface ConnectorState {
  key: ConnectorKey;
  isConfigured: boolean;
}

/**
 * What to disconnect.
 */
export interface DeleteConnectorRequest {
  key: ConnectorKey;
}

/**
 * Fortify.
 */
export interface FortifyCredentialInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  client_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  client_secret?: string | null;
  /**
   * A release that a test of the connection asks for. Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  release_id?: string | null;
  /**
   * Without it, that of the Americas. Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 2000
   * @nullable
   */
  base_url?: string | null;
}

export type FortifyConnectorRequestKey = 'fortify';
/**
 * Credentials of Fortify.
 */
export interface FortifyConnectorRequest {
  key: FortifyConnectorRequestKey;
  values: FortifyCredentialInput;
}

/**
 * Black Duck.
 */
export interface BlackDuckCredentialInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  api_token?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 2000
   * @nullable
   */
  black_duck_url?: string | null;
}

export type BlackDuckConnectorRequestKey = 'black_duck';
/**
 * Credentials of Black Duck.
 */
export interface BlackDuckConnectorRequest {
  key: BlackDuckConnectorRequestKey;
  values: BlackDuckCredentialInput;
}

/**
 * Checkmarx.
 */
export interface CheckmarxCredentialInput {
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  client_id?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  client_secret?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  username?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 500
   * @nullable
   */
  password?: string | null;
  /**
   * Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 2000
   * @nullable
   */
  base_url?: string | null;
  /**
   * @minimum 0
   * @maximum 2147483647
   * @nullable
   */
  team_id?: number | null;
  /**
   * The account of Checkmarx One. Absent keeps it, null clears it, a text replaces it. No answer contains it.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  tenant?: string | null;
}

export type CheckmarxConnectorRequestKey = 'checkmarx';
/**
 * Credentials of Checkmarx.
 */
export interface CheckmarxConnectorRequest {
  key: CheckmarxConnectorRequestKey;
  values: CheckmarxCredentialInput;
}

/**
 * Credentials of a scanner.
 */
export type ToolConnectorRequest =
  | FortifyConnectorRequest
  | BlackDuckConnectorRequest
  | CheckmarxConnectorRequest;

/**
 * The code that a source host gave.
 */
export interface OAuthTokenRequest {
  source_control: SourceHost;
  /**
   * @minLength 1
   * @maxLength 2000
   * @pattern \S
   */
  code: string;
  /** @maxLength 500 */
  state?: string;
  /** @maxLength 2000 */
  redirect_uri?: string;
}

/**
 * The source host is connected.
 */
export interface OAuthTokenResult {
  source_control: SourceHost;
  isConfigured: boolean;
  /** @nullable */
  login: string | null;
}

/**
 * Why the exchange failed (RFC 6749, 5.2).
 */
export interface OAuthError {
  error: string;
  error_description: string;
  /** @nullable */
  error_uri: string | null;
}

/**
 * A repository at the source host.
 */
export interface HostRepository {
  id: string;
  name: string;
  full_name: string;
  /** @maxLength 2000 */
  url: string;
  /** @nullable */
  default_branch: string | null;
  private: boolean;
  /** Already in Parapet. */
  added: boolean;
}

/**
 * A page of repositories at the source host.
 */
export interface HostRepositoryList {
  data: HostRepository[];
  meta: ListMeta;
}

/**
 * A branch at the source host.
 */
export interface HostBranch {
  name: string;
  is_default: boolean;
}

/**
 * A page of branches.
 */
export interface HostBranchList {
  /**
   * The default branch, on whichever page it is. Null where the repository has no branch yet.
   * @nullable
   */
  default_branch: string | null;
  data: HostBranch[];
  meta: ListMeta;
}

/**
 * The connection to a source host.
 */
export interface HostConnector {
  source_control: SourceHost;
  isConfigured: boolean;
  /** @nullable */
  login: string | null;
  workspaces: string[];
  /** @nullable */
  expired_at: string | null;
  /**
   * The host's own page for connecting it, with the `state` that the exchange requires; the caller adds `redirect_uri`. Null where the server has no application registered there, and for those who may not connect it.
   * @maxLength 4000
   * @nullable
   */
  authorize_url: string | null;
}

/**
 * The installation that GitHub named.
 */
export interface SaveInstallationIdRequest {
  /** @pattern ^\d{1,20}$ */
  installation_id: string;
}

/**
 * Which source host to try.
 */
export interface TestConnectionRequest {
  source_control: SourceHost;
  /**
   * @minLength 1
   * @maxLength 4000
   */
  token?: string;
  /**
   * @maxLength 2000
   * @nullable
   */
  url?: string | null;
}

/**
 * A parameter or the body does not fit; `detail` names each place.
 */
export type BadRequestResponse = Problem;

/**
 * The body is too large.
 */
export type TooLargeResponse = Problem;

/**
 * The body has another content type than this call reads.
 */
export type UnsupportedMediaTypeResponse = Problem;

/**
 * The user name or the password is not right.
 */
export type InvalidCredentialsResponse = Problem;

/**
 * Too many requests; `Retry-After` gives the seconds to wait.
 */
export type TooManyRequestsResponse = Problem;

/**
 * This code is not right, or was used before.
 */
export type InvalidCodeResponse = Problem;

/**
 * The token is absent, expired or revoked; nothing else returns 401.
 */
export type UnauthorizedResponse = Problem;

/**
 * `If-None-Match` names the present answer: nothing has changed, and no body follows.
 */
export type NotModifiedResponse = void;

/**
 * The role does not allow this.
 */
export type ForbiddenResponse = Problem;

/**
 * Well-formed, but not acceptable; `detail` says why.
 */
export type UnprocessableResponse = Problem;

/**
 * It does not exist, or belongs to another organisation.
 */
export type NotFoundResponse = Problem;

/**
 * It conflicts with the present state.
 */
export type ConflictResponse = Problem;

/**
 * `If-Match` is not the stored version: another user saved first.
 */
export type PreconditionFailedResponse = Problem;

/**
 * `If-Match` is missing: read first, and send the version that was read.
 */
export type PreconditionRequiredResponse = Problem;

/**
 * Bitbucket cloud token expired, please create new one while redirecting to connector...
 */
export type BitbucketTokenExpiredResponse = Problem;

/**
 * A service outside the product failed.
 */
export type BadGatewayResponse = Problem;

/**
 * Failed to download file
 */
export type DownloadFailedResponse = Problem;

/**
 * Not accepted.
 */
export type ImageScanFailedResponse = Problem;

/**
 * Finding data not found
 */
export type FindingNotFoundResponse = Problem;

/**
 * Not accepted.
 */
export type SaveFailedResponse = Problem;

/**
 * You may invite people up to your own role only.
 */
export type InviteForbiddenResponse = Problem;

/**
 * A one-time link that is used or expired.
 */
export type GoneResponse = Problem;

/**
 * Email is not verified. Please try again
 */
export type EmailNotVerifiedResponse = Problem;

/**
 * User is not verified. Please try again
 */
export type UserNotVerifiedResponse = Problem;

/**
 * The findings that match have changed since you selected them. Look again.
 */
export type StaleSelectionResponse = Problem;

/**
 * The signature is absent or does not belong to this body, or the delivery has no id.
 */
export type HostSignatureRefusedResponse = Problem;

/**
 * No response was received from webhook
 */
export type WebhookFailedResponse = Problem;

/**
 * Card payments are not configured on this server, or the request is not acceptable.
 */
export type StripeNotConfiguredResponse = Problem;

/**
 * The signature does not belong to this body, or is too old.
 */
export type SignatureRefusedResponse = Problem;

/**
 * You need to have a valid account role admin to proceed!
 */
export type MarketplaceDeniedResponse = Problem;

/**
 * The organisation already has a subscription of the marketplace.
 */
export type MarketplaceSubscribedResponse = Problem;

/**
 * The cloud marketplace is not configured on this server, or the request is not acceptable.
 */
export type MarketplaceNotConfiguredResponse = Problem;

/**
 * Failed to activate subscription. Please try again later or contact our administrator!
 */
export type MarketplaceFailedResponse = Problem;

/**
 * Words to look for.
 */
export type SearchListParameter = string;

/**
 * Page, counted from one; zero is taken as one.
 */
export type PageParameter = number;

/**
 * Rows of a page.
 */
export type PageSizeParameter = number;

/**
 * `next_cursor` of the page before; wins over `page`.
 */
export type CursorParameter = string;

export type SortParameter = SortDirection;

/**
 * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
 */
export type FieldsParameter = string[];

/**
 * A name of your own for this request, such as a UUID. For 24 hours, the same person or token gets the same answer to the same request with the same name, and nothing is made twice. Another request with it is refused with 422, and one that comes while the first is at work with 409. A request that was refused may be sent again. Of an upload, the address and the size are compared.
 */
export type IdempotencyKeyParameter = string;

/**
 * `ETag` of the document that was changed.
 */
export type IfMatchParameter = string;

/**
 * source_control: nickname or id of the repository.
 */
export type FilterRepositoryParameter = string[];

/**
 * source_control: tag of the repository.
 */
export type FilterRepositoryTagParameter = string[];

/**
 * source_control: branch of the scan.
 */
export type FilterBranchParameter = string[];

/**
 * scan_info: first seen within these days, inclusive, UTC; one side may be open.
 */
export type FilterDateRangeParameter = string;

export type FilterNewSinceParameterItem =
  | 'last_visit'
  | 'visit_before'
  | 'yesterday'
  | '7d'
  | '30d'
  | '90d'
  | '365d';
/**
 * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
 */
export type FilterNewSinceParameter = FilterNewSinceParameterItem[];

/**
 * scan_info: scanner that reported it.
 */
export type FilterToolParameter = string[];

/**
 * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
 */
export type FilterImportParameter = string[];

/**
 * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
 */
export type FilterChangeParameter = string[];

/**
 * code_info: part of the path; `*` matches any characters.
 */
export type FilterFileParameter = string;

/**
 * code_info: language of the file.
 */
export type FilterLanguageParameter = string[];

/**
 * code_info: column where it begins.
 */
export type FilterStartColumnParameter = string;

/**
 * code_info: column where it ends.
 */
export type FilterEndColumnParameter = string;

/**
 * developer_info: assigned or sent to the caller, or owned by a team of the caller.
 */
export type FilterMineParameter = boolean;

/**
 * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
 */
export type FilterTeamParameter = string[];

/**
 * developer_info: user name or e-mail of who it is assigned or was sent to.
 */
export type FilterDeveloperParameter = string[];

/**
 * developer_info: a decision on it waits for an approver.
 */
export type FilterReviewRequestedParameter = boolean;

/**
 * developer_info: author of the line, from the report or the host.
 */
export type FilterIssueOwnerParameter = string[];

/**
 * remediation_info: status of the finding.
 */
export type FilterStatusParameter = FindingStatus[];

/**
 * remediation_info: kind of way out that is known.
 */
export type FilterMitigationParameter = string[];

/**
 * remediation_info: estimated effort, 0 to 100.
 */
export type FilterFixingEffortParameter = string;

/**
 * remediation_info: kind of remediation.
 */
export type FilterRemediationTypeParameter = string[];

/**
 * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
 */
export type FilterPullRequestParameter = string[];

/**
 * remediation_info: state relative to the due date.
 */
export type FilterSlaParameter = SlaState[];

/**
 * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
 */
export type FilterDueParameter = string;

/**
 * policy_info: category of a policy that it violates.
 */
export type FilterPolicyCategoryParameter = string[];

/**
 * policy_info: name of a policy that it violates.
 */
export type FilterPolicyNameParameter = string[];

/**
 * policy_info: control of a policy that it violates.
 */
export type FilterPolicyControlParameter = string[];

/**
 * vulnerability_info: severity.
 */
export type FilterSeverityParameter = Severity[];

/**
 * vulnerability_info: priority, 0 to 100.
 */
export type FilterPriorityParameter = string;

/**
 * vulnerability_info: CVSS v3 base score, 0 to 10.
 */
export type FilterCvssv3ScoreParameter = string;

/**
 * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
 */
export type FilterEpssParameter = string;

/**
 * vulnerability_info: CWE numbers.
 */
export type FilterCweParameter = number[];

/**
 * vulnerability_info: CVE or advisory ids.
 */
export type FilterCveParameter = string[];

/**
 * vulnerability_info: in CISA's list of known exploited vulnerabilities.
 */
export type FilterKevParameter = boolean;

/**
 * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
 */
export type FilterLiveSecretParameter = boolean;

/**
 * vulnerability_info: the scanner's rule.
 */
export type FilterRuleParameter = string[];

/**
 * vulnerability_info: name or package URL of the component.
 */
export type FilterComponentParameter = string[];

/**
 * vulnerability_info: type of vulnerability.
 */
export type FilterTypeParameter = string[];

/**
 * vulnerability_info: kind of scan that finds such.
 */
export type FilterCategoryParameter = string[];

/**
 * vulnerability_info: OWASP Top 10 entry.
 */
export type FilterOwaspParameter = string[];

/**
 * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
 */
export type FilterReachabilityParameter = string[];

/**
 * vulnerability_info: SLSA 1.2 threats.
 */
export type FilterSlsaThreatsParameter = SlsaThreat[];

export type FilterOpinionParameterItem =
  | 'false_positive'
  | 'real'
  | 'unsure'
  | 'accepted'
  | 'refused';
/**
 * other_info: the second opinion that waits for an answer, or the answer.
 */
export type FilterOpinionParameter = FilterOpinionParameterItem[];

/**
 * other_info: marked as false positive.
 */
export type FilterFalsePositiveParameter = boolean;

/**
 * other_info: another finding represents it.
 */
export type FilterIsDuplicateParameter = boolean;

/**
 * other_info: part of another finding.
 */
export type FilterIsSubfindingParameter = boolean;

/**
 * other_info: source host or cloud that it came from.
 */
export type FilterProviderParameter = string[];

/**
 * other_info: tags of the finding.
 */
export type FilterTagsParameter = string[];

/**
 * other_info: extensions to leave out.
 */
export type FilterExcludedFileTypesParameter = string[];

/**
 * other_info: OWASP CI/CD Top 10 entry.
 */
export type FilterOwaspCicdParameter = string[];

/**
 * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
 */
export type FilterNotParameter = string[];

/**
 * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
 */
export type SearchParameter = string;

export type FindingSortFieldParameter = FindingSortField;

export type PeriodParameter = 'last_visit' | '7d' | '30d' | '90d' | '365d';
/**
 * Attributes that the file should contain; all when absent. A name that no row has is refused.
 */
export type ExportFieldsParameter = string[];

/**
 * Rows of a page.
 */
export type PageSizeCamelParameter = number;

/**
 * The `version` that was read, in quotes. The change is refused if another user has saved since. Without it there is no check.
 */
export type IfUnchangedParameter = string;

/**
 * Cursor of the last answer; without it only the present cursor is answered.
 */
export type SinceParameter = string;

/**
 * Only these organisations of those that the caller manages; all of them when absent.
 */
export type ClientIdsParameter = string[];

/**
 * Page, counted from zero.
 */
export type ZeroBasedPageParameter = number;

export type ListRepositoriesParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list.
   */
  sort_field?: ListRepositoriesSortField;
  /**
   * Lists that are not paginated ask for `enriched` and get all of them.
   */
  status?: RepositoryStatus;
  /**
   * Where they come from.
   * @maxItems 10
   */
  source_control?: SourceControl[];
  /**
   * With any of these tags.
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  tags?: string[];
  /**
   * Only repositories that are watched, or only those that are not.
   */
  active?: boolean;
  /**
   * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   */
  fields?: FieldsParameter;
};

export type ListRepositoriesSortField =
  | 'nickname'
  | 'priority'
  | 'last_scan_at'
  | 'open_findings'
  | 'created_at';
export type DownloadRepositoriesCsvParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Only repositories of these source hosts.
   * @maxItems 10
   */
  source_control?: SourceControl[];
  /**
   * Only repositories with one of these tags.
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  tags?: string[];
  /**
   * Only repositories in this state.
   */
  status?: RepositoryStatus;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the lines.
   */
  sort_field?: DownloadRepositoriesCsvSortField;
};

export type DownloadRepositoriesCsvSortField =
  | 'nickname'
  | 'priority'
  | 'last_scan_at'
  | 'open_findings'
  | 'created_at';
export type ListScansParams = {
  /**
   * Of this repository.
   */
  repository?: string;
  /**
   * Only scans in these states.
   * @maxItems 4
   */
  status?: ScanStatus[];
  /**
   * Run by Parapet, of these kinds.
   * @maxItems 7
   */
  kind?: ScanKind[];
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   */
  fields?: FieldsParameter;
};

export type GetScanReportParams = {
  /**
   * Number of the first line.
   * @minimum 1
   * @maximum 10000000
   */
  line?: number;
  /**
   * Number of lines at most.
   * @minimum 1
   * @maximum 200
   */
  count?: number;
};

export type ListFindingsParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   */
  fields?: FieldsParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list of findings.
   */
  sort_field?: FindingSortFieldParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListFindingFilterOptionsParams = {
  /**
   * The filter.
   */
  filter_key: FilterKey;
  /**
   * Organisation, if not the caller's own.
   */
  client_id?: string;
  /**
   * What the list is searched for, so that only findings that match it are counted. `q` looks for options.
   * @maxLength 500
   */
  text?: string;
  /**
   * Most options to answer.
   * @minimum 1
   * @maximum 200
   */
  limit?: number;
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
};

export type GetTotalFindingsChartParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Days that the chart looks back, today included; `last_visit` since the day of the user's last visit of the findings, at least since yesterday. Without an earlier visit it is 30d.
   */
  period?: PeriodParameter;
};

export type GetFindingsChartParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Days that the chart looks back, today included; `last_visit` since the day of the user's last visit of the findings, at least since yesterday. Without an earlier visit it is 30d.
   */
  period?: PeriodParameter;
};

export type GetFindingsByRepositoryChartParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * The most entries in the answer.
   * @minimum 1
   * @maximum 100
   */
  limit?: number;
};

export type GetFiguresChartParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Days that the chart looks back, today included; `last_visit` since the day of the user's last visit of the findings, at least since yesterday. Without an earlier visit it is 30d.
   */
  period?: PeriodParameter;
};

export type GetChangesChartParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Days that the chart looks back, today included; `last_visit` since the day of the user's last visit of the findings, at least since yesterday. Without an earlier visit it is 30d.
   */
  period?: PeriodParameter;
  /**
   * What the changes are counted for.
   */
  by: GetChangesChartBy;
};

export type GetChangesChartBy = 'repository' | 'team';
export type GetFixTimesChartParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Days that the chart looks back, today included; `last_visit` since the day of the user's last visit of the findings, at least since yesterday. Without an earlier visit it is 30d.
   */
  period?: PeriodParameter;
};

export type ListTeamParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Only people with this role.
   * @maxItems 4
   */
  role?: Role[];
};

export type ListDevelopersParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Members of this repository first.
   */
  repository?: string;
};

export type CheckAvatarParams = {
  /**
   * The address to look for.
   * @maxLength 254
   */
  email: string;
};

export type GetFindingNeighboursParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list of findings.
   */
  sort_field?: FindingSortFieldParameter;
};

export type ListFindingGroupsParams = {
  /**
   * The value to group by.
   */
  group: ListFindingGroupsGroup;
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListFindingGroupsGroup = 'repository' | 'rule' | 'cve' | 'component' | 'file';
export type DownloadFindingsJsonParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list of findings.
   */
  sort_field?: FindingSortFieldParameter;
  /**
   * Attributes that the file should contain; all when absent. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern ^[a-z_0-9]+$
   */
  fields?: ExportFieldsParameter;
};

export type ExportFindingsParams = {
  /**
   * The format of the file.
   */
  format: ExportFindingsFormat;
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list of findings.
   */
  sort_field?: FindingSortFieldParameter;
  /**
   * Attributes that the file should contain; all when absent. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern ^[a-z_0-9]+$
   */
  fields?: ExportFieldsParameter;
};

export type ExportFindingsFormat = 'csv' | 'sarif' | 'json';
export type ListFindingHistoryParams = {
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type GetFindingTypesParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * The most entries in the answer.
   * @minimum 1
   * @maximum 100
   */
  limit?: number;
};

export type GetSlsaThreatsParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
};

export type GetOwaspsParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
};

export type GetSupplyChainsParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
};

export type GetOwaspCicdChartParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
};

export type ListPullRequestsParams = {
  /**
   * Only those in this state.
   */
  state?: PullRequestListState;
  /**
   * Nickname or id of the repository.
   * @maxLength 200
   */
  repository?: string;
  /**
   * Only those that fix a finding of this team: its name or id; `me` for the teams of the caller.
   * @minLength 1
   * @maxLength 200
   */
  team?: string;
  /**
   * Only those that fix a finding that is assigned or was sent to the caller, or that a team of the caller owns; with `false` the others.
   */
  mine?: boolean;
  /**
   * Only those that were merged or closed in the last so many days.
   * @minimum 1
   * @maximum 365
   */
  ended_within?: number;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListPullProjectsParams = {
  /**
   * A part of the name.
   * @maxLength 200
   */
  q?: string;
};

export type ListReviewerNotesParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListFeedbackParams = {
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListNotificationsParams = {
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  pageSize?: PageSizeCamelParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * The value to sort by.
   */
  sort_field?: ListNotificationsSortField;
  /**
   * Only notifications of this kind.
   */
  notification_type?: NotificationType;
  /**
   * Only read or only unread notifications.
   */
  status?: NotificationStatus;
};

export type ListNotificationsSortField = '_id' | 'created_at';
export type ListSbomFindingsParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Only vulnerabilities of these severities.
   * @maxItems 5
   */
  severity?: Severity[];
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   */
  fields?: FieldsParameter;
};

export type ListComponentsParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Nickname or id.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   * @items.pattern \S
   */
  repository?: string[];
  /**
   * Only components of these package managers.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern \S
   */
  ecosystem?: string[];
  /**
   * Only components under these licences.
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 100
   * @items.pattern \S
   */
  license?: string[];
  /**
   * With a vulnerability of this severity.
   * @maxItems 5
   */
  severity?: Severity[];
  /**
   * Only components that the repository names itself, or only those that others bring.
   */
  direct?: boolean;
  /**
   * The value to sort by.
   */
  sort_field?: ListComponentsSortField;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   */
  fields?: FieldsParameter;
};

export type ListComponentsSortField = 'name' | 'ecosystem' | 'vulnerabilities' | 'last_seen_at';
export type CompareFindingsParams = {
  /**
   * What is compared.
   */
  by: CompareFindingsBy;
  /**
   * Name of a branch, id of a scan, or a day in UTC.
   * @minLength 1
   * @maxLength 200
   */
  before: string;
  /**
   * Name of a branch, id of a scan, or a day in UTC.
   * @minLength 1
   * @maxLength 200
   */
  after: string;
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
};

export type CompareFindingsBy = 'branches' | 'scans' | 'days';
export type GetDependencyGraphParams = {
  /**
   * Scan of one of the current bills. Without it: the first of them.
   */
  bill?: string;
};

export type DiffSbomsParams = {
  /**
   * Earlier scan. Without it: the bill of materials that the default branch had on the same subject before the later one came in, of the same tool where there is one.
   */
  from?: string;
  /**
   * Later scan.
   */
  to: string;
  /**
   * True: only changes that introduce or fix a vulnerability or change a licence.
   */
  effect?: boolean;
};

export type ExportSbomParams = {
  /**
   * Scan of one of the current bills. Without it: all of them as one.
   */
  bill?: string;
};

export type ListActivityParams = {
  /**
   * Cursor of the last answer; without it only the present cursor is answered.
   * @maxLength 200
   */
  since?: SinceParameter;
};

export type ListJobsParams = {
  /**
   * Only jobs in these states.
   * @maxItems 4
   */
  status?: JobStatus[];
  /**
   * Only jobs of these kinds.
   * @maxItems 20
   * @items.pattern ^[a-z_]{1,40}$
   */
  kind?: string[];
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListJobItemsParams = {
  /**
   * Only findings for which the job ended like this.
   */
  outcome?: ListJobItemsOutcome;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListJobItemsOutcome = 'done' | 'skipped' | 'failed' | 'pending';
export type ListAuditLogParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Only entries of these actions.
   * @maxItems 50
   * @items.minLength 1
   * @items.maxLength 100
   * @items.pattern \S
   */
  action?: string[];
  /**
   * Only entries of these days, in UTC, inclusive: `2026-01-01..2026-01-31`.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: string;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListOutboxParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Only mails in this state.
   * @maxItems 4
   */
  state?: MailState[];
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListFindingsOfClientsParams = {
  /**
   * Only these organisations of those that the caller manages; all of them when absent.
   * @minItems 1
   * @maxItems 100
   */
  client_id?: ClientIdsParameter;
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list of findings.
   */
  sort_field?: FindingSortFieldParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   */
  fields?: FieldsParameter;
};

export type ListFilterOptionsOfClientsParams = {
  /**
   * The filter.
   */
  filter_key: ClientsFilterKey;
  /**
   * Only these organisations of those that the caller manages; all of them when absent.
   * @minItems 1
   * @maxItems 100
   */
  client_id?: ClientIdsParameter;
  /**
   * What the list is searched for, so that only findings that match it are counted. `q` looks for options.
   * @maxLength 500
   */
  text?: string;
  /**
   * Most options to answer.
   * @minimum 1
   * @maximum 200
   */
  limit?: number;
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
};

export type ExportFindingsOfClientsParams = {
  /**
   * The format of the file.
   */
  format: ExportFindingsOfClientsFormat;
  /**
   * Only these organisations of those that the caller manages; all of them when absent.
   * @minItems 1
   * @maxItems 100
   */
  client_id?: ClientIdsParameter;
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list of findings.
   */
  sort_field?: FindingSortFieldParameter;
  /**
   * Attributes that the file should contain; all when absent. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern ^[a-z_0-9]+$
   */
  fields?: ExportFieldsParameter;
};

export type ExportFindingsOfClientsFormat = 'csv' | 'sarif' | 'json';
export type ListManagedFindingsParams = {
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list of findings.
   */
  sort_field?: FindingSortFieldParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   */
  fields?: FieldsParameter;
};

export type ExportManagedFindingsParams = {
  /**
   * The format of the file.
   */
  format: ExportManagedFindingsFormat;
  /**
   * source_control: nickname or id of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository?: FilterRepositoryParameter;
  /**
   * source_control: tag of the repository.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  repository_tag?: FilterRepositoryTagParameter;
  /**
   * source_control: branch of the scan.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  branch?: FilterBranchParameter;
  /**
   * scan_info: first seen within these days, inclusive, UTC; one side may be open.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  date_range?: FilterDateRangeParameter;
  /**
   * scan_info: new to Parapet since the caller's last visit of the findings list, since the visit before that, since the beginning of yesterday, or within the last 7, 30, 90 or 365 days (UTC). Findings of the first day of a repository had been there before and are omitted. Several values mean either.
   * @maxItems 7
   */
  new_since?: FilterNewSinceParameter;
  /**
   * scan_info: scanner that reported it.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tool?: FilterToolParameter;
  /**
   * scan_info: what imports came to, each as outcome:id of the scan: what it brought, had again, reopened or fixed, or what it left open of its tool and is open still. Which ones it had again and left is known for 30 days.
   * @maxItems 20
   * @items.maxLength 60
   * @items.pattern ^(new|matched|reopened|fixed|left):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   */
  import?: FilterImportParameter;
  /**
   * scan_info: what changed between two branches, scans or days of a repository, as change:kind:id of the repository:before..after. `GET /repositories/{id}/compare` answers these values.
   * @maxItems 3
   * @items.maxLength 500
   * @items.pattern ^(new|gone|kept):(branches|scans|days):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[^\s~^:?*\[\\]{1,200}\.\.[^\s~^:?*\[\\]{1,200}$
   */
  change?: FilterChangeParameter;
  /**
   * code_info: part of the path; `*` matches any characters.
   * @maxLength 500
   */
  file?: FilterFileParameter;
  /**
   * code_info: language of the file.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  language?: FilterLanguageParameter;
  /**
   * code_info: column where it begins.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  start_column?: FilterStartColumnParameter;
  /**
   * code_info: column where it ends.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  end_column?: FilterEndColumnParameter;
  /**
   * developer_info: assigned or sent to the caller, or owned by a team of the caller.
   */
  mine?: FilterMineParameter;
  /**
   * developer_info: name or id of the team that owns it; `me` for the teams of the caller.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  team?: FilterTeamParameter;
  /**
   * developer_info: user name or e-mail of who it is assigned or was sent to.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  developer?: FilterDeveloperParameter;
  /**
   * developer_info: a decision on it waits for an approver.
   */
  review_requested?: FilterReviewRequestedParameter;
  /**
   * developer_info: author of the line, from the report or the host.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  issue_owner?: FilterIssueOwnerParameter;
  /**
   * remediation_info: status of the finding.
   * @maxItems 20
   */
  status?: FilterStatusParameter;
  /**
   * remediation_info: kind of way out that is known.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  mitigation?: FilterMitigationParameter;
  /**
   * remediation_info: estimated effort, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  fixing_effort?: FilterFixingEffortParameter;
  /**
   * remediation_info: kind of remediation.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  remediation_type?: FilterRemediationTypeParameter;
  /**
   * remediation_info: what the pull request fixes, as id of the repository:number. `GET /pull-requests` has both. Of several pull requests of a finding the latest counts.
   * @maxItems 100
   * @items.maxLength 46
   * @items.pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9}$
   */
  pull_request?: FilterPullRequestParameter;
  /**
   * remediation_info: state relative to the due date.
   * @maxItems 20
   */
  sla?: FilterSlaParameter;
  /**
   * remediation_info: open and due within these days, inclusive, UTC; one side may be open. Without the first day also what is overdue.
   * @pattern ^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$
   */
  due?: FilterDueParameter;
  /**
   * policy_info: category of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_category?: FilterPolicyCategoryParameter;
  /**
   * policy_info: name of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_name?: FilterPolicyNameParameter;
  /**
   * policy_info: control of a policy that it violates.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  policy_control?: FilterPolicyControlParameter;
  /**
   * vulnerability_info: severity.
   * @maxItems 20
   */
  severity?: FilterSeverityParameter;
  /**
   * vulnerability_info: priority, 0 to 100.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  priority?: FilterPriorityParameter;
  /**
   * vulnerability_info: CVSS v3 base score, 0 to 10.
   * @pattern ^\d{1,5}(\.\d{1,2})?-\d{1,5}(\.\d{1,2})?$
   */
  cvssv3_score?: FilterCvssv3ScoreParameter;
  /**
   * vulnerability_info: likelihood of exploitation within 30 days by EPSS, 0 to 1.
   * @pattern ^\d(\.\d{1,2})?-\d(\.\d{1,2})?$
   */
  epss?: FilterEpssParameter;
  /**
   * vulnerability_info: CWE numbers.
   * @maxItems 100
   * @items.minimum 1
   * @items.maximum 999999
   */
  cwe?: FilterCweParameter;
  /**
   * vulnerability_info: CVE or advisory ids.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  cve?: FilterCveParameter;
  /**
   * vulnerability_info: in CISA's list of known exploited vulnerabilities.
   */
  kev?: FilterKevParameter;
  /**
   * vulnerability_info: a secret that its scanner tried and whose issuer still accepts it.
   */
  live_secret?: FilterLiveSecretParameter;
  /**
   * vulnerability_info: the scanner's rule.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  rule?: FilterRuleParameter;
  /**
   * vulnerability_info: name or package URL of the component.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  component?: FilterComponentParameter;
  /**
   * vulnerability_info: type of vulnerability.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  type?: FilterTypeParameter;
  /**
   * vulnerability_info: kind of scan that finds such.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  category?: FilterCategoryParameter;
  /**
   * vulnerability_info: OWASP Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp?: FilterOwaspParameter;
  /**
   * vulnerability_info: what the report says of whether the flaw is reached: `called`, `not_called`, `data_flow`, `development` or `production`.
   * @maxItems 20
   * @items.minLength 1
   * @items.maxLength 200
   */
  reachability?: FilterReachabilityParameter;
  /**
   * vulnerability_info: SLSA 1.2 threats.
   * @maxItems 20
   */
  slsa_threats?: FilterSlsaThreatsParameter;
  /**
   * other_info: the second opinion that waits for an answer, or the answer.
   * @maxItems 5
   */
  opinion?: FilterOpinionParameter;
  /**
   * other_info: marked as false positive.
   */
  false_positive?: FilterFalsePositiveParameter;
  /**
   * other_info: another finding represents it.
   */
  is_duplicate?: FilterIsDuplicateParameter;
  /**
   * other_info: part of another finding.
   */
  is_subfinding?: FilterIsSubfindingParameter;
  /**
   * other_info: source host or cloud that it came from.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  provider?: FilterProviderParameter;
  /**
   * other_info: tags of the finding.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  tags?: FilterTagsParameter;
  /**
   * other_info: extensions to leave out.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  excluded_file_types?: FilterExcludedFileTypesParameter;
  /**
   * other_info: OWASP CI/CD Top 10 entry.
   * @maxItems 100
   * @items.minLength 1
   * @items.maxLength 200
   */
  owasp_cicd?: FilterOwaspCicdParameter;
  /**
   * other_info: values to leave out, each as filter:value, for example tool:trivy. A finding is omitted where the filter of that name with that value has it; every other finding stays, also one without any value. Filters with lists of values take part, and file with its paths, except import, pull_request and excluded_file_types, which leaves out already. The address, saved views, triage rules and exports have the same filter.
   * @maxItems 100
   * @items.maxLength 300
   * @items.pattern ^(repository|repository_tag|branch|tool|file|language|team|developer|issue_owner|status|mitigation|remediation_type|sla|policy_category|policy_name|policy_control|severity|cwe|cve|reachability|rule|component|type|category|owasp|slsa_threats|opinion|provider|tags|owasp_cicd):.+$
   */
  not?: FilterNotParameter;
  /**
   * Words to look for in title, path, rule, component and vulnerability ids; each finds words that begin with it, in quotes whole words.
   * @maxLength 500
   */
  q?: SearchParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list of findings.
   */
  sort_field?: FindingSortFieldParameter;
  /**
   * Attributes that the file should contain; all when absent. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   * @items.pattern ^[a-z_0-9]+$
   */
  fields?: ExportFieldsParameter;
};

export type ExportManagedFindingsFormat = 'csv' | 'sarif' | 'json';
export type ListManagedRepositoriesParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Direction of an order.
   */
  sort?: SortParameter;
  /**
   * Attribute that orders the list.
   */
  sort_field?: ListManagedRepositoriesSortField;
  /**
   * Where they come from.
   * @maxItems 10
   */
  source_control?: SourceControl[];
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Attributes that each row has, beside its id; all when absent. Then the others are omitted, also those that the schema requires. A name that no row has is refused.
   * @maxItems 80
   * @items.minLength 1
   * @items.maxLength 60
   */
  fields?: FieldsParameter;
};

export type ListManagedRepositoriesSortField =
  | 'nickname'
  | 'priority'
  | 'last_scan_at'
  | 'open_findings'
  | 'created_at';
export type ListManagedClientsParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Only organisations that try the product, or only those that do not.
   */
  piloting?: boolean;
  /**
   * Only organisations with this plan.
   */
  tier?: SubscriptionTier;
  /**
   * Only organisations in this health.
   */
  health?: ClientHealth;
};

export type ListPartnersParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
};

export type ListUserConnectorsParams = {
  /**
   * Page, counted from zero.
   * @minimum 0
   * @maximum 1000000
   */
  page?: ZeroBasedPageParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * Rows of a page.
   * @minimum 1
   * @maximum 100
   */
  page_size?: PageSizeParameter;
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
};

export type ListDomainsParams = {
  /**
   * Only domains whose ownership is proven or only the others.
   */
  validated?: boolean;
};

export type CompleteMarketplacePaymentParams = {
  /**
   * The token with which the marketplace sent the buyer.
   * @minLength 1
   * @maxLength 4000
   */
  token: string;
};

export type ListHostRepositoriesParams = {
  /**
   * Words to look for.
   * @maxLength 200
   */
  q?: SearchListParameter;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * The most items in the answer.
   * @minimum 1
   * @maximum 100
   */
  page_size?: number;
};

export type ListHostBranchesParams = {
  /**
   * The repository on the source host, as `owner/name`.
   * @minLength 1
   * @maxLength 500
   * @pattern \S
   */
  repository: string;
  /**
   * Page, counted from one; zero is taken as one.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter;
  /**
   * `next_cursor` of the page before; wins over `page`.
   * @maxLength 2000
   */
  cursor?: CursorParameter;
  /**
   * The most items in the answer.
   * @minimum 1
   * @maximum 100
   */
  page_size?: number;
};
