// A large database for measurements. Real reports are imported once, then multiplied in SQL over
// twenty organizations, the first of which has 60 %. A copy keeps its rule, weakness, component and
// labels. Repository, path, severity, dates and state are sampled from the same tool's other
// findings, so that every distribution (and every correlation between filter and sort) matches real
// reports.
import { sql, type SQL } from 'drizzle-orm';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Database, Tx } from '../../../server/platform/db/connect.ts';
import { acrossTenants } from '../../../server/platform/db/tenancy.ts';
import { packageRoot } from '../../../server/platform/runtime/paths.ts';
import { newId } from '../../../server/platform/runtime/ids.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { addRepository, upload } from '../../support/server/upload.ts';

export const organizations = 20;
const shareOfFirst = 0.6;
/** Limits the share of a single large report. */
const mostOfOneTool = 150;

/** Reports in the repository; `PARAPET_BENCH_REPORTS` is a folder with more of them. */
const reportFiles = (): string[] => {
  const folders = ['tests/reports/fixtures', 'demo/reports'].map((folder) =>
    path.join(packageRoot, folder),
  );
  const more = process.env['PARAPET_BENCH_REPORTS'];
  return [...folders, ...(more === undefined ? [] : [more])]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .sort()
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => statSync(file).isFile());
};

/** Skips unrecognised files, because the folder may also contain notes. */
export const importReports = async (server: TestServer): Promise<void> => {
  const call = server.as('admin');
  for (const [n, file] of reportFiles().entries()) {
    await upload(call, await addRepository(call, `report-${String(n)}`), readFileSync(file), {
      ext: path.extname(file).slice(1) || 'json',
    }).catch(() => undefined);
  }
  await server.runJobs();
};

type Organization = { clientId: string; findings: number; repositories: number };

/** The first has 60 %, the others decreasing shares; the last one is tiny. */
const sizes = (first: string, total: number): Organization[] => {
  const weights = Array.from({ length: organizations - 1 }, (_, n) => 1 / (n + 1) ** 1.3);
  const sum = weights.reduce((a, b) => a + b, 0);
  return [shareOfFirst, ...weights.map((weight) => (weight / sum) * (1 - shareOfFirst))].map(
    (share, n) => {
      const findings = Math.round(total * share);
      return {
        clientId: n === 0 ? first : newId(),
        findings,
        repositories: Math.max(3, Math.min(240, Math.round(findings / 1500))),
      };
    },
  );
};

/** A number from 0 (inclusive) to 1 (exclusive) that depends only on the row and the purpose. */
const draw = (purpose: number, row: SQL = sql`c.i`): SQL =>
  sql`((hashint8extended(${row}, ${purpose}::bigint) & 2147483647) / 2147483648.0::float8)`;

/** Numbers the real findings and collects each tool's, from which copies are sampled. */
const prepare = (tx: Tx, seed: string) =>
  tx.execute(sql`
  create unlogged table bench_seed as
    select row_number() over (order by id) - 1 as n, row_number() over (partition by tool order by id) - 1 as in_tool, count(*) over (partition by tool) as of_tool,
      coalesce((select array_agg(l.label) from finding_labels l where l.client_id = s.client_id and l.finding_id = s.id and l.origin = 'report'), '{}') as labels,
      (select d.data from finding_details d where d.client_id = s.client_id and d.finding_id = s.id) as data, s.*
    from (select *, row_number() over (partition by tool order by md5(id::text)) as rank from findings where client_id = ${seed}::uuid) s where rank <= ${mostOfOneTool}`);

const indexSeed = (tx: Tx) =>
  tx.execute(sql`create unique index on bench_seed (n); create unique index on bench_seed (tool, in_tool); analyze bench_seed;
  create unlogged table bench_copies (client_id uuid, id uuid, n bigint)`);

const addOrganization = async (
  tx: Tx,
  { clientId, repositories }: Organization,
  isNew: boolean,
): Promise<void> => {
  if (isNew)
    await tx.execute(
      sql`insert into clients (client_id, organization_name) values (${clientId}::uuid, 'Organisation ' || ${clientId}::text)`,
    );
  await tx.execute(sql`
    insert into users (client_id, id, email, username, role, verified_at)
    select ${clientId}::uuid, md5(${clientId}::text || 'developer' || i)::uuid, 'developer' || i || '@' || ${clientId}::text || '.example', 'developer' || i || '-' || ${clientId}::text, 'developer', now()
    from generate_series(1, 12) i`);
  await tx.execute(sql`
    insert into repositories (client_id, id, nickname, source_control, status, last_scan_at, tags)
    select ${clientId}::uuid, md5(${clientId}::text || 'repository' || i)::uuid,
      (array['api','web','jobs','infra','mobile','billing','search','auth','gateway','reports'])[1 + i % 10] || '-' || (array['service','client','core','tools','worker'])[1 + i % 5] || '-' || i, 'github', 'enriched', now(), '{}'
    from generate_series(0, ${repositories - 1}::int) i`);
};

const toolsOfARepository = 6;

/**
 * Large organizations have a few large repositories and many small ones. A few tools scan each of
 * them every two weeks for a year and a half.
 */
const addFindings = (tx: Tx, { clientId, findings, repositories }: Organization, salt: number) =>
  tx.execute(sql`
  with drawn as materialized (
    select c.i, c.repository, s.n, p.n as path_n, v.n as severity_n,
      date_trunc('day', now()) - make_interval(days => 14 * floor(39 * power(${draw(2)}, 1.3))::int) as scanned, ${draw(3)} as state, ${draw(4)} as other
    from (select c.*, floor(${repositories}::int * power(${draw(1)}, 2.2))::int as repository from (select ${salt}::bigint * 10000000 + i as i from generate_series(1, ${findings}::int) i) c) c
    join bench_seed a on a.n = floor((select count(*) from bench_seed) * ${draw(9, sql`(${salt}::bigint * 100000 + c.repository * ${toolsOfARepository}::int + floor(${toolsOfARepository}::int * ${draw(5)})::int)`)})::bigint
    join bench_seed s on s.tool = a.tool and s.in_tool = floor(a.of_tool * ${draw(10)})::bigint
    join bench_seed p on p.tool = s.tool and p.in_tool = floor(s.of_tool * ${draw(6)})::bigint
    join bench_seed v on v.tool = s.tool and v.in_tool = case when ${draw(7)} < 0.85 then s.in_tool else floor(s.of_tool * ${draw(8)})::bigint end
  ), made as (
    select d.*, r.id as repository_id, r.nickname, new_id() as id,
      d.scanned - make_interval(hours => (hashint8(d.repository) & 15)) as seen,
      case when d.state < 0.12 + extract(epoch from now() - d.scanned) / 86400 / 1400 then 'fixed' when d.state > 0.97 then 'risk_accepted' when d.state > 0.93 then 'in_progress' else 'open' end as status
    from drawn d join repositories r on r.client_id = ${clientId}::uuid and r.id = md5(${clientId}::text || 'repository' || d.repository)::uuid
    order by d.scanned, d.repository, d.i
  ), written as (
    insert into findings (client_id, id, repository_id, repository_name, branch, tool, category, type, rule_id, rule_name, title, reported_severity, cvss_score, epss_score, kev, priority,
      file, file_type, language, start_line, start_column, end_line, end_column, component, component_version, purl, fixed_version, endpoint, vulnerability, provider, mitigation,
      remediation_type, fixing_effort, issue_owner, has_fix, control_set, identity, follow_key, same_as, content_hash, severity, severity_rank, status, false_positive, is_duplicate, is_subfinding,
      review_requested, assignee_id, first_seen_at, last_seen_at, closed_at, due_at, search)
    select ${clientId}::uuid, m.id, m.repository_id, m.nickname, 'main', s.tool, s.category, s.type, s.rule_id, s.rule_name, s.title, v.reported_severity, s.cvss_score,
      coalesce(s.epss_score, case when s.vulnerability is not null then power((hashtext(s.vulnerability) & 1023) / 1024.0, 6) end), s.kev or known,
      least(100, greatest(0, s.priority + case when known then 15 else 0 end + (2 - v.severity_rank) * 3 + m.repository % 9)),
      place, p.file_type, p.language, s.start_line + (m.i % 400)::int, s.start_column, s.end_line + (m.i % 400)::int, s.end_column, s.component, s.component_version, s.purl, s.fixed_version, s.endpoint, s.vulnerability, s.provider, s.mitigation,
      s.remediation_type, least(100, s.fixing_effort + (m.i % 7)::int), coalesce(s.issue_owner, case when m.other < 0.1 then 'author' || m.i % 40 || '@' || m.repository || '.example' end), s.has_fix,
      s.control_set, s.identity || m.i, s.follow_key || m.i, '{}', s.content_hash, v.severity, v.severity_rank, m.status, m.other > 0.96, m.other between 0.9 and 0.95, m.other between 0.89 and 0.90,
      m.other between 0.3 and 0.32, case when m.status in ('open', 'in_progress') and m.other between 0.3 and 0.36 then md5(${clientId}::text || 'developer' || 1 + m.i % 12)::uuid end,
      m.seen, greatest(m.seen, case when m.status = 'fixed' then ended else date_trunc('day', now()) - make_interval(hours => m.repository) end), case when m.status = 'fixed' then ended end,
      m.seen + case v.severity when 'critical' then interval '7 days' when 'high' then interval '30 days' when 'medium' then interval '90 days' when 'low' then interval '180 days' end,
      to_tsvector('simple', concat_ws(' ', s.title, s.tool, s.rule_id, replace(s.rule_id, '/', ' '), place, regexp_replace(place, '[/\\._:@-]+', ' ', 'g'), s.component, s.component_version, s.endpoint, s.vulnerability))
    from made m join bench_seed s on s.n = m.n join bench_seed p on p.n = m.path_n join bench_seed v on v.n = m.severity_n,
      lateral (select nullif(concat_ws('/', (array['services','packages','apps','libs'])[1 + m.repository % 4], 'unit' || (hashint8(m.i) & 31), p.file), '') as place, s.vulnerability is not null and hashtext(s.vulnerability) % 25 = 0 as known,
        least(now(), m.seen + make_interval(days => 14 * (1 + (m.i % 6)::int))) as ended) x
    returning client_id, id
  )
  insert into bench_copies select ${clientId}::uuid, m.id, m.n from made m where (select count(*) from written) >= 0`);

const addLabels = async (tx: Tx): Promise<void> => {
  await tx.execute(
    sql`insert into finding_labels (client_id, label, finding_id, origin) select c.client_id, t.label, c.id, 'report' from bench_copies c join bench_seed s on s.n = c.n, unnest(s.labels) as t(label)`,
  );
  await tx.execute(sql`insert into finding_labels (client_id, label, finding_id, origin) select f.client_id, l.label, f.id, 'policy' from findings f join bench_copies c on c.client_id = f.client_id and c.id = f.id,
    unnest(array['policy-category:sla', 'policy:' || initcap(f.severity) || ' findings within ' || case f.severity when 'critical' then 7 when 'high' then 30 when 'medium' then 90 else 180 end || ' days']) as l(label) where f.severity <> 'info'`);
  await tx.execute(
    sql`insert into finding_labels (client_id, label, finding_id, origin) select f.client_id, 'developer:' || f.assignee_id, f.id, 'person' from findings f join bench_copies c on c.client_id = f.client_id and c.id = f.id where f.assignee_id is not null`,
  );
  await tx.execute(
    sql`insert into finding_labels (client_id, label, finding_id, origin) select c.client_id, 'tag:' || (array['pci','internet-facing','triage','q3','customer'])[1 + abs(hashtext(c.id::text)) % 5], c.id, 'person' from bench_copies c where abs(hashtext(c.id::text)) % 37 = 0 on conflict do nothing`,
  );
  await tx.execute(
    sql`insert into finding_details (client_id, finding_id, data) select c.client_id, c.id, s.data from bench_copies c join bench_seed s on s.n = c.n`,
  );
};

/** Computes the counts from the rows, as the triggers would have maintained them. */
const countAnew = (tx: Tx) =>
  tx.execute(sql`
  truncate finding_counts, finding_totals, label_counts, daily_counts, finding_files;
  insert into finding_files (client_id, file) select distinct client_id, file from findings where file is not null;
  insert into finding_counts (client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev, n)
    select client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev, count(*) from findings group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  insert into finding_totals (client_id, severity, status, false_positive, is_duplicate, kev, n) select client_id, severity, status, false_positive, is_duplicate, kev, sum(n) from finding_counts group by 1, 2, 3, 4, 5, 6;
  insert into label_counts (client_id, label, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev, n)
    select f.client_id, l.label, f.repository_id, f.severity, f.status, f.false_positive, f.is_duplicate, f.tool, f.category, f.type, f.kev, count(*) from findings f join finding_labels l on l.client_id = f.client_id and l.finding_id = f.id group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    union all
    select client_id, 'control-set:' || control_set, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev, count(*) from findings where control_set is not null group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  insert into label_counts (client_id, label, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev, n)
    select * from (
      select client_id, column_label(language, rule_id, component, provider, mitigation, remediation_type, branch, issue_owner, file_type) as label, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev, count(*)
      from findings group by client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev,
        grouping sets ((language), (rule_id), (component), (provider), (mitigation), (remediation_type), (branch), (issue_owner), (file_type))
    ) d where label is not null;
  insert into daily_counts (client_id, day, repository_id, severity, opened, closed, fixed, fix_hours)
    select client_id, day, repository_id, severity, sum(opened), sum(closed), sum(mended), sum(hours) from (
      select client_id, (first_seen_at at time zone 'UTC')::date as day, repository_id, severity, 1 as opened, 0 as closed, 0 as mended, 0 as hours from findings
      union all
      select client_id, (closed_at at time zone 'UTC')::date, repository_id, severity, 0, 1, is_mended(status, false_positive)::int, is_mended(status, false_positive)::int * (extract(epoch from closed_at - first_seen_at) / 3600)::int from findings where closed_at is not null
    ) d group by 1, 2, 3, 4`);

const loaded = ['findings', 'finding_labels', 'finding_details'];

type Definition = { name: string; definition: string; constraint: string | null; table: string };

/**
 * Inserts rows without indexes and triggers, which are recreated at the end: minutes instead of
 * hours.
 */
const withoutIndexes = async (db: Database, work: () => Promise<void>): Promise<void> => {
  const { rows } = await db.pool.query<Definition>(
    `
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, pg_get_constraintdef(c.oid) as constraint, i.indrelid::regclass::text as table
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid where i.indrelid::regclass::text = any($1)`,
    [loaded],
  );
  for (const table of loaded) await db.pool.query(`alter table ${table} disable trigger user`);
  for (const { name, constraint, table } of rows)
    await db.pool.query(
      constraint === null ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`,
    );
  await work();
  for (const { name, definition, constraint, table } of rows)
    await db.pool.query(
      constraint === null
        ? definition
        : `alter table ${table} add constraint ${name} ${constraint}`,
    );
  for (const table of loaded) await db.pool.query(`alter table ${table} enable trigger user`);
};

/**
 * Multiplies the findings of `seed` to `total` over the organizations; `first` is the one with 60
 * %. Updates the statistics at the end.
 */
export const multiplyFindings = async (
  db: Database,
  seed: string,
  first: string,
  total: number,
): Promise<void> => {
  const asOwner = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.orm.transaction(async (tx) => {
      await tx.execute(
        sql.raw(
          "set local row_security = off; set local work_mem = '256MB'; set local maintenance_work_mem = '1GB'",
        ),
      );
      return work(tx);
    });
  await asOwner((tx) => prepare(tx, seed));
  await asOwner(indexSeed);
  await withoutIndexes(db, async () => {
    for (const [n, organization] of sizes(first, total).entries()) {
      await asOwner(async (tx) => {
        await addOrganization(tx, organization, n > 0);
        await addFindings(tx, organization, n);
      });
    }
    await asOwner((tx) => tx.execute(sql.raw('analyze bench_copies; analyze findings')));
    await asOwner(addLabels);
  });
  await asOwner(countAnew);
  await db.pool.query('drop table bench_copies, bench_seed');
  await db.pool.query(
    'vacuum (analyze) findings, finding_labels, finding_details, finding_counts, finding_totals, label_counts, daily_counts, finding_files',
  );
};

/** The organizations with findings, largest first. */
export const largestFirst = (db: Database): Promise<{ clientId: string; findings: number }[]> =>
  acrossTenants(db, 'administer organisations', async (tx) => {
    const { rows } = await tx.execute<{ clientId: string; findings: number }>(
      sql`select client_id as "clientId", sum(n)::int as findings from finding_counts group by 1 order by 2 desc`,
    );
    return rows;
  });
