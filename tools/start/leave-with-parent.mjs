// Loaded into the server before its own code: when `npm start` is killed, the channel to it closes and the server stops
// as it does on SIGTERM, instead of holding the port for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
