import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onPath } from '../../scripts/onPath.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const container = read('deploy/Containerfile')
  .split('\n')
  .filter((line) => !line.startsWith('#'));
const argumentsOf = (instruction: string) =>
  container
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));
/** The sources of every COPY from the project folder, without the folder itself. */
const copied = argumentsOf('COPY')
  .filter((line) => !line.startsWith('--from'))
  .flatMap((line) => line.split(' ').slice(0, -1))
  .filter((source) => source !== '.');

describe('the container', () => {
  it('is based on images of exact versions, and builds with the Node version of the project', () => {
    const images = argumentsOf('FROM')
      .map((line) => line.split(' ')[0])
      .filter((image) => image !== 'scratch');
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+-/);
    // Renovate may add a digest.
    expect(images[0]?.replace(/@sha256:[0-9a-f]{64}$/, '')).toBe(`node:${read('.nvmrc').trim()}-slim`);
  });

  it('runs a program that needs no capability, as a user without a name', () => {
    // A copied file has no capabilities; test/e2e/droppedRights.spec.ts starts such a copy.
    expect(argumentsOf('RUN')).toContain('cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy');
    expect(argumentsOf('USER')).toEqual(['1000:1000']);
  });

  it('checks /healthz, names its build, and copies only existing files', () => {
    expect(argumentsOf('HEALTHCHECK').join()).toContain(':8080/healthz');
    expect(argumentsOf('ARG')).toEqual(['BUILD_ID']);
    expect(copied.length).toBeGreaterThan(3);
    expect(copied.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
  });

  it('gets everything that the build copies and reads, but no settings or build output', () => {
    const rules = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(rules[0]).toBe('*');
    const allowed = rules.slice(1).map((line) => line.replace(/^!/, ''));
    expect(allowed.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    const needed = ['index.html', 'public', 'scripts', 'src', 'vite.config.ts', 'tsconfig.json'];
    const sources = copied.map((source) => source.split('/')[0]);
    expect(allowed).toEqual(expect.arrayContaining([...needed, ...sources]));
    for (const name of ['.env', '.git', 'node_modules', 'dist']) expect(allowed).not.toContain(name);
  });
});

interface UpdateRule {
  matchPackageNames?: string[];
  matchUpdateTypes?: string[];
  matchManagers?: string[];
  groupName?: string;
  minimumGroupSize?: number;
  pinDigests?: boolean;
}

describe('updates of Node', () => {
  const { packageRules }: { packageRules: UpdateRule[] } = JSON.parse(read('renovate.json'));
  const places = [
    read('.nvmrc').trim(),
    read('.node-version').trim(),
    JSON.parse(read('package.json')).devDependencies.node,
    /^node:([\d.]+)-/.exec(argumentsOf('FROM')[0] ?? '')?.[1],
  ];

  it('have the same version in all places', () => {
    expect(new Set(places)).toEqual(new Set([read('.nvmrc').trim()]));
  });

  it('change all places at once', () => {
    // If several rules match, the last one applies.
    const last = packageRules.findLast((rule) => rule.groupName !== undefined);
    expect(last).toMatchObject({
      matchPackageNames: ['node'],
      matchUpdateTypes: ['major', 'minor', 'patch'],
      groupName: 'node',
      minimumGroupSize: places.length,
    });
  });

  it('pin the images by digest', () => {
    expect(packageRules).toContainEqual(
      expect.objectContaining({ matchManagers: ['dockerfile'], pinDigests: true }),
    );
  });
});

describe('deploy/start.sh with nginx', () => {
  it('says that nginx is missing if it is, as in the image', () => {
    const folder = mkdtempSync(join(tmpdir(), 'console '));
    try {
      for (const name of ['awk', 'dirname', 'mkdir']) symlinkSync(onPath(name) ?? '', join(folder, name));
      const { status, stderr } = spawnSync(onPath('sh') ?? '', [join(ROOT, 'deploy/start.sh')], {
        env: { PATH: folder, CONSOLE_RUNTIME: folder, CONSOLE_SERVER: 'nginx' },
        encoding: 'utf8',
      });
      expect(status).toBe(1);
      expect(stderr).toBe(
        'CONSOLE_SERVER=nginx needs nginx on the PATH. The image of deploy/Containerfile contains Caddy only.\n',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('replaces every variable, and sets every header', () => {
    const folder = mkdtempSync(join(tmpdir(), 'a "console" '));
    try {
      writeFileSync(join(folder, 'nginx'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
      execFileSync('sh', [join(ROOT, 'deploy/start.sh')], {
        env: {
          PATH: `${folder}:${process.env.PATH}`,
          CONSOLE_RUNTIME: folder,
          CONSOLE_SERVER: 'nginx',
          VITE_PLATFORM_URL: 'https://{service}.platform.example',
        },
      });
      const made = readFileSync(join(folder, 'nginx.conf'), 'utf8')
        .split('\n')
        .filter((line) => !line.trimStart().startsWith('#'))
        .join('\n');
      expect(made).not.toMatch(/[$][{]/);
      expect(made).toContain(`include "${folder.replaceAll('"', '\\"')}/headers.nginx";`);
      expect(made).toContain('https://order-manager.platform.example');
      const headers = readFileSync(join(folder, 'headers.nginx'), 'utf8').trim().split('\n');
      const lines = read('deploy/headers.txt').trim().split('\n');
      expect(headers).toEqual(lines.map((line) => `add_header ${line.replace(/: (.*)/, ' "$1"')} always;`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
