/** Servers that a test starts say for themselves how they load the sources. */
delete process.env.NODE_OPTIONS;
