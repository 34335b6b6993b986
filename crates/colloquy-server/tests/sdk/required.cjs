// CommonJS programs can load the package too.

const { Colloquy } = require("colloquy-sdk");

const colloquy = new Colloquy({ baseUrl: "http://127.0.0.1", apiKey: "clq_test" });
console.log(JSON.stringify(typeof colloquy.listVoices));
