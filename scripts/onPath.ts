import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ENDINGS = process.platform === 'win32' ? (process.env.PATHEXT ?? '.EXE;.CMD;.BAT').split(';') : [''];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The path of the program that the command starts, or null if it is not on the PATH. */
export function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const files = folders.flatMap((folder) => ENDINGS.map((ending) => join(folder, `${name}${ending}`)));
  return files.find(isProgram) ?? null;
}
