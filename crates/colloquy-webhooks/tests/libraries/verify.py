# Verifies requests with the official library from PyPI: reads a line of JSON for each and writes a line.

import base64
import json
import sys

from standardwebhooks import Webhook

for line in sys.stdin:
    call = json.loads(line)
    try:
        Webhook(call["secret"]).verify(base64.b64decode(call["body"]), call["headers"])
        print("verified")
    except Exception as error:
        print(error)
