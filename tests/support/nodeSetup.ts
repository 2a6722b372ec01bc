import { guardConsole } from './consoleGuard';

guardConsole();
