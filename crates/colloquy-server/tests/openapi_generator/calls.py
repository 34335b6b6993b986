"""Calls every operation through a client that openapi-generator has generated from the document.

The client must parse each response into the type that the document names, without losing or changing a value.
"""

import inspect
import json
import os
import re
import sys
from datetime import datetime

sys.path.insert(0, os.environ["CLIENT"])

import colloquy_generated as generated  # noqa: E402
from colloquy_generated.exceptions import ApiException  # noqa: E402


def operations():
    """Yields the operations of the document, each with its tag."""
    with open(os.path.join(os.environ["CLIENT"], "openapi.json")) as file:
        document = json.load(file)
    for path in document["paths"].values():
        for operation in path.values():
            yield operation["operationId"], operation["tags"][0]


configuration = generated.Configuration(
    host=os.environ["COLLOQUY_BASE_URL"], access_token=os.environ["COLLOQUY_API_KEY"]
)
# The client's default format writes offsets as `+0000`, which RFC 3339 does not allow.
configuration.datetime_format = "%Y-%m-%dT%H:%M:%SZ"
client = generated.ApiClient(configuration)
methods = {}
for operation, tag in operations():
    api = getattr(generated, "".join(word.capitalize() for word in tag.split()) + "Api")(client)
    name = re.sub("([A-Z])", lambda found: "_" + found[1].lower(), operation)
    methods[operation] = getattr(api, name + "_with_http_info")
called = set()
statuses = set()


def is_equal(sent, read):
    """Returns whether the parsed value equals what was sent. A missing value equals None."""
    if isinstance(sent, dict):
        return isinstance(read, dict) and all(
            is_equal(sent.get(name), read.get(name)) for name in {*sent, *read}
        )
    if isinstance(sent, list):
        return (
            isinstance(read, list)
            and len(sent) == len(read)
            and all(is_equal(*pair) for pair in zip(sent, read))
        )
    if isinstance(sent, str) and isinstance(read, str) and sent != read:
        return datetime.fromisoformat(sent) == datetime.fromisoformat(read)
    return sent == read


def plain(data):
    return client.sanitize_for_serialization(data)


def check(what, raw, data):
    sent = json.loads(raw)
    assert is_equal(sent, plain(data)), f"{what}: {sent} was parsed as {plain(data)}"
    for record in sent if isinstance(sent, list) else [sent]:
        statuses.add(record.get("status"))
        statuses.update(invitation["status"] for invitation in record.get("invitations", []))


def body_of(method):
    """Returns the parameter that takes the body: the one whose type is a record."""
    for parameter in inspect.signature(method).parameters.values():
        for name in re.findall(r"\w+", str(parameter.annotation)):
            kind = getattr(generated, name, None)
            if hasattr(kind, "from_dict"):
                return parameter.name, kind
    raise AssertionError(f"{method} takes no body")


def call(operation, *arguments, body=None, **more):
    method = methods[operation]
    if body is not None:
        name, kind = body_of(method)
        more[name] = kind.from_dict(body)
    response = method(*arguments, **more)
    assert response.data is not None, operation
    check(operation, response.raw_data, response.data)
    called.add(operation)
    return response.data


def expect_rejection(status, operation, *arguments, **more):
    try:
        methods[operation](*arguments, **more)
    except ApiException as error:
        assert error.status == status, error
        assert error.data is not None, f"{operation}: {error.body} was not parsed"
        check(f"{operation} {status}", error.body, error.data)
    else:
        raise AssertionError(f"{operation} was not rejected")


def interviews():
    invitees = [{"name": "Ada", "email": "ada@example.org"}, {"email": "grace@example.org"}]
    invited = call("createInterview", body={"prompt": "Ask about the workshop.", "invitees": invitees})
    assert [row.invitations[0].email for row in invited] == ["ada@example.org", "grace@example.org"]
    shareable = call("createInterview", body={"prompt": "Ask about the first week."}, idempotency_key="one")[0]
    assert len(call("listInterviews")) >= 2
    call("listInterviews", archived=False, limit=1, updated_since=datetime.fromisoformat("2026-01-01T00:00:00Z"))
    id = shareable.id
    call("getInterview", id)
    limits = {"title": "The first week", "maxMinutes": 20, "maxResponses": 12, "locale": "de"}
    assert call("updateInterview", id, body=limits).max_minutes == 20
    call("regenerateIntro", id)
    call("regenerateFirstMessage", id)
    assert call("archiveInterview", id).archived_at is not None
    call("listInterviews", archived=True)
    assert call("restoreInterview", id).archived_at is None
    call("listInterviewLogs", id)
    return id


def share_links(interview):
    call("getShareLink", interview)
    share = {"enabled": True, "opensAt": "2026-01-01T00:00:00Z", "closesAt": "2099-01-01T00:00:00+02:00"}
    changed = call("updateShareLink", interview, body=share | {"maxInterviews": 5, "accessCode": "open"})
    assert changed.enabled and changed.closes_at.year == 2098


def invitations(interview):
    created = call("createInvitation", interview, body={"name": "Ada", "email": "ada@example.org"})
    call("createInvitations", interview, body={"invitees": [{"email": "grace@example.org"}]})
    id = created.id
    assert call("sendInvitation", id, body={"email": "ada@example.net"}).sent
    assert call("updateInvitation", id, body={"name": "Ada L."}).name == "Ada L."
    assert call("cancelInvitation", id).cancelled_at is not None
    call("listInvitations", interview, status="CANCELLED")
    call("reactivateInvitation", id, body={"sendEmail": False})
    call("archiveInvitation", id)
    call("listInvitations", interview, archived=True)
    call("restoreInvitation", id)
    call("listInvitationLogs", id)
    call("getInvitation", os.environ["IN_PROGRESS"])


def transcripts():
    id = os.environ["COMPLETED"]
    completed = call("getInvitation", id)
    assert completed.completed_at is not None and completed.summary and completed.insights, completed
    assert any(message.typed for message in completed.messages)
    heard = next(message for message in completed.messages if message.has_audio)
    call("getMessageAudioUrl", id, heard.id)
    call("reactivateInvitation", id)
    call("getInvitation", id)
    call("completeInvitation", id)
    call("listInvitationLogs", id)


def voices():
    voice = call("listVoices", language="en", limit=1)[0]
    call("getVoiceAudioUrl", voice.id)


def failures():
    missing = "019c0000-0000-7000-8000-000000000001"
    expect_rejection(404, "getInterview", missing)
    expect_rejection(400, "listInterviews", cursor="nothing")
    expect_rejection(400, "cancelInvitation", os.environ["COMPLETED"])
    client.configuration.access_token = "clq_none"
    expect_rejection(401, "listInterviews")


interview = interviews()
share_links(interview)
invitations(interview)
transcripts()
voices()
failures()
assert called == set(methods), f"not called: {set(methods) - called}"
assert {"READY", "IN_PROGRESS", "COMPLETED", "REOPENED", "CANCELLED"} <= statuses, statuses
print(f"{len(called)} operations called")
